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

extension Result: CasePathable, CasePathIterable {
  /// The case paths of a result.
  @frozen
  public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
    @inlinable
    init() {}

    /// Returns the case key path for `success` or `failure`.
    @inlinable
    public subscript(root: Result) -> PartialCaseKeyPath<Result> {
      switch root {
      case .success: \Case<Result>.success
      case .failure: \Case<Result>.failure
      }
    }

    /// The case with a success value.
    @inlinable
    public var success: AnyCasePath<Result, Success> {
      AnyCasePath(
        _name: "success",
        _embed: { .success($0) },
        _extract: { if case .success(let value) = $0 { value } else { nil } }
      )
    }

    /// The case with an error.
    @inlinable
    public var failure: AnyCasePath<Result, Failure> {
      AnyCasePath(
        _name: "failure",
        _embed: { .failure($0) },
        _extract: { if case .failure(let error) = $0 { error } else { nil } }
      )
    }

    /// Iterates over the key paths of `success` and `failure`.
    @inlinable
    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Result>]> {
      [\Case<Result>.success, \Case<Result>.failure].makeIterator()
    }
  }

  /// The case paths of the result.
  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Never: CasePathable, CasePathIterable {
  /// The case paths of a type without cases: none.
  @frozen
  public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
    @inlinable
    init() {}

    /// Never called, as there is no value of type `Never`.
    @inlinable
    public subscript(root: Never) -> PartialCaseKeyPath<Never> {}

    /// Returns an iterator over no case key path.
    @inlinable
    public func makeIterator() -> EmptyCollection<PartialCaseKeyPath<Never>>.Iterator {
      EmptyCollection().makeIterator()
    }
  }

  /// The case paths of `Never`: none.
  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Case {
  /// A case that no value is ever in, for a child that sends nothing: `action: \.never`.
  public var never: Case<Never> {
    Case<Never>(AnyCasePath<Value, Never>(_name: "never", _uninhabited: ()))
  }
}

extension AnyCasePath where Value == Never {
  /// Makes the path to a case that can never be constructed, for generated code.
  @inlinable
  public init(_name name: StaticString, _uninhabited: Void) {
    self.init(_name: name, _embed: Self.absurd, _extract: { _ in nil }, _coversCase: false)
  }

  /// Never called, as there is no value of type `Never`.
  @inlinable
  static func absurd(_ never: Never) -> Root {}
}
