extension Optional: CasePathable, CasePathIterable {
  /// The case paths of an optional and, through it, those of its wrapped type.
  @dynamicMemberLookup
  @frozen
  public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
    @inlinable
    init() {}

    /// Returns the case key path for `none` or `some`.
    @inlinable
    public subscript(root: Optional) -> PartialCaseKeyPath<Optional> {
      switch root {
      case .none: \Case<Optional>.none
      case .some: \Case<Optional>.some
      }
    }

    /// The case without a value.
    @inlinable
    public var none: AnyCasePath<Optional, Void> {
      AnyCasePath(_name: "none", _embed: { _ in .none }, _extract: { $0 == nil ? () : nil })
    }

    /// The case with a wrapped value.
    @inlinable
    public var some: AnyCasePath<Optional, Wrapped> {
      AnyCasePath(_name: "some", _embed: { .some($0) }, _extract: { $0 })
    }

    /// Returns a case of the wrapped type: `\.circle` for a `Shape?`.
    @inlinable
    public subscript<Member>(
      dynamicMember keyPath: any KeyPath<
        Wrapped.AllCasePaths, AnyCasePath<Wrapped, Member>
      > & Sendable
    ) -> AnyCasePath<Optional, Member> where Wrapped: CasePathable {
      some.appending(path: Wrapped.allCasePaths[keyPath: keyPath])
    }

    /// Iterates over the key paths of `none` and `some`.
    @inlinable
    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Optional>]> {
      [\Case<Optional>.none, \Case<Optional>.some].makeIterator()
    }
  }

  /// The case paths of the optional.
  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

/// An optional, for overloads that take nothing else.
public protocol _OptionalValue {
  /// The type of the value.
  associatedtype _Wrapped

  /// Returns the case of the value within a case that holds the optional.
  static func _some(_ optional: Case<Self>) -> Case<_Wrapped>
}

extension Optional: _OptionalValue {
  /// Returns the case of the value within a case that holds the optional.
  @inlinable
  public static func _some(_ optional: Case<Self>) -> Case<Wrapped> { optional.some }
}
