internal import CoreToolchain

extension AnyCasePath {
  /// Makes a case path from the case itself, such as `Action.row`; extraction uses reflection.
  ///
  /// For any other function, extraction always returns nil. With an optional root, it may also be a
  /// case of the wrapped type.
  public init(unsafe embed: @escaping (Value) -> Root) {
    self.init(name: nil, embedding: embed) { root in
      for value in payloads(of: root) {
        if let value = value as? Value, isSameCase(embed(value), root) { return value }
      }
      return nil
    }
  }

  /// Makes a case path from the case itself, such as `Action.row`; extraction uses reflection.
  ///
  /// In new code write `\.row`.
  public init(_ embed: @escaping (Value) -> Root) {
    self.init(unsafe: embed)
  }
}

/// Whether two values are in the same case; wrapped values of optionals are compared too.
func isSameCase<Root>(_ lhs: Root, _ rhs: Root) -> Bool {
  guard EnumTag.hasTag(Root.self), EnumTag.tag(of: lhs) == EnumTag.tag(of: rhs) else {
    return false
  }
  return (lhs as? any Wrapping)?.wrapsSameCase(as: rhs) ?? true
}

/// Returns the payload of an enum value in each form in which it may be requested.
private func payloads<Root>(of root: Root) -> [Any] {
  guard let child = Mirror(reflecting: root).children.first?.value else { return [()] }
  // A payload with a label is reflected as a tuple of one element.
  let elements = Mirror(reflecting: child)
  let isLabelled = elements.displayStyle == .tuple && elements.children.count == 1
  return [child] + (isLabelled ? elements.children.map(\.value) : [])
    + ((root as? any Wrapping)?.wrappedPayloads ?? [])
}

/// An optional of any type.
private protocol Wrapping {
  func wrapsSameCase(as other: Any) -> Bool
  var wrappedPayloads: [Any] { get }
}

extension Optional: Wrapping {
  fileprivate func wrapsSameCase(as other: Any) -> Bool {
    guard let lhs = self, let other = other as? Self, let rhs = other,
      EnumTag.hasTag(Wrapped.self)
    else { return true }
    return isSameCase(lhs, rhs)
  }

  fileprivate var wrappedPayloads: [Any] { map { payloads(of: $0) } ?? [] }
}
