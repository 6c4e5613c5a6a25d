extension AnyCasePath {
  /// The path to a case within this case's value. It goes by the name of that case.
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

  /// Matches a value that is in the path's case: `case casePath:`.
  @inlinable
  public static func ~= (pattern: AnyCasePath, value: Root) -> Bool {
    pattern.extraction(value) != nil
  }
}

extension AnyCasePath where Value: CasePathable {
  /// The path to a case of this case's value: `Shape.allCasePaths.style.filled`.
  @inlinable
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: any KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>> & Sendable
  ) -> AnyCasePath<Root, Member> {
    appending(path: Value.allCasePaths[keyPath: keyPath])
  }
}
