prefix operator /

/// Returns the case path of an enum's case, written `/Action.row` before case key paths.
///
/// It works for any enum and reads the payload by reflection, which costs some hundred times as
/// much as `\.row` of a `@CasePathable` enum.
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> AnyCasePath<Root, Value> {
  AnyCasePath(unsafe: embed)
}

/// Returns a function that reads the payload of a case: `actions.compactMap(/Action.row)`.
///
/// In new code write `actions.compactMap(\.row)`.
@_disfavoredOverload
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> (Root) -> Value? {
  AnyCasePath(unsafe: embed).extraction
}

/// Returns the case path from a type to itself: `/Action.self`.
///
/// In new code write `\.self`.
public prefix func / <Root>(type: Root.Type) -> AnyCasePath<Root, Root> {
  AnyCasePath(name: nil, embedding: { $0 }, extraction: { $0 })
}

/// Returns the case path of a case without a payload: `/Action.tapped`.
///
/// In new code write `\.tapped`.
@_disfavoredOverload
public prefix func / <Root>(root: Root) -> AnyCasePath<Root, Void> {
  AnyCasePath(name: nil, embedding: { root }) { isSameCase($0, root) ? () : nil }
}

/// Returns a function that tells whether a value is a case without a payload: a `sheet(store:)`
/// takes it as `/Destination.State.help`.
///
/// In new code write `\.help`.
@_disfavoredOverload
public prefix func / <Root>(root: Root) -> (Root) -> Void? {
  { isSameCase($0, root) ? () : nil }
}

/// Returns the path to the wrapped value of an optional: `/.some`.
///
/// In new code write `\.some`.
@_disfavoredOverload
public prefix func / <Wrapped>(
  path: AnyCasePath<Wrapped?, Wrapped>
) -> AnyCasePath<Wrapped?, Wrapped> {
  path
}

infix operator .. : CasePathComposition

precedencegroup CasePathComposition {
  associativity: left
}

/// Returns the path to a case within a case's value: `/Action.row .. /Row.tapped`.
///
/// In new code write `\.row.tapped`.
public func .. <Root, Value, Next>(
  path: AnyCasePath<Root, Value>, next: AnyCasePath<Value, Next>
) -> AnyCasePath<Root, Next> {
  path.appending(path: next)
}

/// Returns the path to a case within a case's value: `/Action.row .. Row.tapped`.
public func .. <Root, Value, Next>(
  path: AnyCasePath<Root, Value>, next: @escaping (Next) -> Value
) -> AnyCasePath<Root, Next> {
  path.appending(path: AnyCasePath(unsafe: next))
}

/// Returns a function that reads what a case within a case's value holds.
@_disfavoredOverload
public func .. <Root, Value, Next>(
  path: AnyCasePath<Root, Value>, next: AnyCasePath<Value, Next>
) -> (Root) -> Next? {
  path.appending(path: next).extraction
}

/// Returns a function that reads what a case within a case's value holds:
/// `actions.compactMap(/Action.row .. Row.renamed)`.
@_disfavoredOverload
public func .. <Root, Value, Next>(
  path: AnyCasePath<Root, Value>, next: @escaping (Next) -> Value
) -> (Root) -> Next? {
  path.appending(path: AnyCasePath(unsafe: next)).extraction
}
