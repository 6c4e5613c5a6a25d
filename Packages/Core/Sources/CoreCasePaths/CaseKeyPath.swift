/// A key path to a case of an enum: `\Shape.Cases.circle`, or `\.circle` where the type is known.
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// A key path to a case of an enum, whose value's type is not known.
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

/// Resolves a case key path into two functions.
///
/// Resolving walks the key path; the functions do not. A key path with one component gives the very
/// case path that the macro wrote. Resolve once and keep the result where speed matters.
@inlinable
public func casePath<Root, Value>(
  _ keyPath: CaseKeyPath<Root, Value>
) -> AnyCasePath<Root, Value> {
  Case<Root>()[keyPath: keyPath]._path(from: Root.self)
}

/// A case key path as it is written in source: `\.circle.radius`.
///
/// A case whose path was written by hand without a name is shown as `_`.
public func caseDescription<Root>(of keyPath: PartialCaseKeyPath<Root>) -> String {
  let end = Case<Root>()[keyPath: keyPath] as? any ErasedCase
  return end?._description ?? "\\."
}

extension KeyPath {
  /// Makes an enum value in the case that the key path names: `keyPath(value)`.
  @inlinable
  public func callAsFunction<Enum, AssociatedValue>(_ value: AssociatedValue) -> Enum
  where Root == Case<Enum>, Value == Case<AssociatedValue> {
    casePath(self).embedding(value)
  }

  /// Makes an enum value in the case that the key path names, which has no associated value.
  @inlinable
  public func callAsFunction<Enum>() -> Enum
  where Root == Case<Enum>, Value == Case<Void> {
    casePath(self).embedding(())
  }
}
