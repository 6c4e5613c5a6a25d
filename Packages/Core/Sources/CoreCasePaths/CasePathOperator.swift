prefix operator /

/// The name of case paths in code before case key paths.
public typealias CasePath = AnyCasePath

/// The case path of an enum's case, as code before case key paths writes it: `/Action.row`.
///
/// It works for any enum, and reads the payload by reflection: some hundred times the cost of
/// `\.row`, which a `@CasePathable` enum has.
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> AnyCasePath<Root, Value> {
  AnyCasePath(unsafe: embed)
}

/// A function that reads the payload of a case: `actions.compactMap(/Action.row)`. Today
/// `actions.compactMap(\.row)`.
@_disfavoredOverload
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> (Root) -> Value? {
  AnyCasePath(unsafe: embed).extraction
}

/// The case path from a type to itself: `/Action.self`. Today `\.self`.
public prefix func / <Root>(type: Root.Type) -> AnyCasePath<Root, Root> {
  AnyCasePath(name: nil, embedding: { $0 }, extraction: { $0 })
}

/// The case path of a case without a payload: `/Action.tapped`. Today `\.tapped`.
@_disfavoredOverload
public prefix func / <Root>(root: Root) -> AnyCasePath<Root, Void> {
  AnyCasePath(name: nil, embedding: { root }) { isSameCase($0, root) ? () : nil }
}

infix operator .. : CasePathComposition

precedencegroup CasePathComposition {
  associativity: left
}

/// The path to a case within a case's value: `/Action.row .. /Row.tapped`. Today `\.row.tapped`.
public func .. <Root, Value, Next>(
  path: AnyCasePath<Root, Value>, next: AnyCasePath<Value, Next>
) -> AnyCasePath<Root, Next> {
  path.appending(path: next)
}

/// The same for a case that is written alone: `/Action.row .. Row.tapped`.
public func .. <Root, Value, Next>(
  path: AnyCasePath<Root, Value>, next: @escaping (Next) -> Value
) -> AnyCasePath<Root, Next> {
  path.appending(path: AnyCasePath(unsafe: next))
}
