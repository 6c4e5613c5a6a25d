/// A key path to a case of an enum: `\Shape.Cases.circle`, or `\.circle` where the type is known.
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// Resolves a case key path into two functions.
///
/// Resolving walks the key path; the functions do not. For a key path with one component, this is
/// the case path that the macro generated. Where speed matters, resolve once and keep the result.
@inlinable
public func casePath<Root, Value>(
  _ keyPath: CaseKeyPath<Root, Value>
) -> AnyCasePath<Root, Value> {
  Case<Root>()[keyPath: keyPath]._path(from: Root.self)
}

/// Returns a case key path as written in source: `\.circle.radius`.
///
/// A case path that was made by hand has no name and is shown as `_`.
public func caseDescription<Root>(of keyPath: PartialCaseKeyPath<Root>) -> String {
  let end = Case<Root>()[keyPath: keyPath] as? any ErasedCase
  return end?._description ?? "\\."
}

extension KeyPath {
  /// Returns an enum value in the case that the key path names: `keyPath(value)`.
  @inlinable
  public func callAsFunction<Enum, AssociatedValue>(_ value: AssociatedValue) -> Enum
  where Root == Case<Enum>, Value == Case<AssociatedValue> {
    casePath(self).embedding(value)
  }

  /// Returns an enum value in a case without associated values: `keyPath()`.
  @inlinable
  public func callAsFunction<Enum>() -> Enum
  where Root == Case<Enum>, Value == Case<Void> {
    casePath(self).embedding(())
  }
}

/// A key path to a case of an enum, without the type of the case's value.
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

/// A name known when code is compiled that key paths can hold, as their arguments are hashable.
///
/// Subscripts take it in the place of `StaticString`: `\.path[id: 0, case: \.detail]`.
public struct _HashableStaticString: ExpressibleByStringLiteral, Hashable, Sendable {
  package let string: StaticString

  /// Takes a literal, such as `#fileID`.
  public init(stringLiteral value: StaticString) { string = value }

  /// Equal when the texts are.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.string.description == rhs.string.description
  }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(string.description) }
}
