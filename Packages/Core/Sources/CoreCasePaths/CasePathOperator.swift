prefix operator /

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

extension AnyCasePath {
  /// The case path of the case that a function makes, read by reflection.
  ///
  /// - Parameter embed: The case itself, such as `Action.row`. Of any other function nothing is
  ///   ever extracted.
  public init(unsafe embed: @escaping (Value) -> Root) {
    self.init(name: nil, embedding: embed) { root in
      guard let value = payload(of: root, as: Value.self) else { return nil }
      return isSameCase(embed(value), root) ? value : nil
    }
  }
}

private func payload<Root, Value>(of root: Root, as type: Value.Type) -> Value? {
  guard let payload = Mirror(reflecting: root).children.first?.value else {
    return () as? Value
  }
  if let value = payload as? Value { return value }
  // A payload with a label is reflected as a tuple of one element.
  let elements = Mirror(reflecting: payload)
  guard elements.displayStyle == .tuple, elements.children.count == 1 else { return nil }
  return elements.children.first?.value as? Value
}

private func isSameCase<Root>(_ lhs: Root, _ rhs: Root) -> Bool {
  guard EnumTag.hasTag(Root.self) else { return false }
  return EnumTag.tag(of: lhs) == EnumTag.tag(of: rhs)
}
