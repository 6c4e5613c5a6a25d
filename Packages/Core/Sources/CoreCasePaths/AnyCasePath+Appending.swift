extension AnyCasePath {
  /// Returns the path to a case within this case's value.
  ///
  /// It has the name of that inner case.
  @inlinable
  public func appending<Next>(path next: AnyCasePath<Value, Next>) -> AnyCasePath<Root, Next> {
    AnyCasePath<Root, Next>(
      name: next.name,
      embedding: { self.embedding(next.embedding($0)) },
      extraction: { root in
        guard let value = self.extraction(root) else { return nil }
        return next.extraction(value)
      }
    )
  }

  /// Whether a value is in the path's case, for patterns such as `case casePath:`.
  @inlinable
  public static func ~= (pattern: AnyCasePath, value: Root) -> Bool {
    pattern.extraction(value) != nil
  }
}

extension AnyCasePath where Value: CasePathable {
  /// Returns the path to a case of this case's value: `Shape.allCasePaths.style.filled`.
  @inlinable
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: any KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>> & Sendable
  ) -> AnyCasePath<Root, Member> {
    appending(path: Value.allCasePaths[keyPath: keyPath])
  }
}
