extension AnyCasePath {
  /// The case path of the case that a function makes, read by reflection.
  ///
  /// - Parameter embed: The case itself, such as `Action.row`. Of any other function nothing is
  ///   ever extracted. It may be a case of what an optional root wraps.
  public init(unsafe embed: @escaping (Value) -> Root) {
    self.init(name: nil, embedding: embed) { root in
      for value in payloads(of: root) {
        if let value = value as? Value, isSameCase(embed(value), root) { return value }
      }
      return nil
    }
  }

  /// The case path of the case that a function makes. Today `\.row`.
  public init(_ embed: @escaping (Value) -> Root) {
    self.init(unsafe: embed)
  }
}

/// Whether two values are in the same case; of optionals, also what they wrap.
func isSameCase<Root>(_ lhs: Root, _ rhs: Root) -> Bool {
  guard EnumTag.hasTag(Root.self), EnumTag.tag(of: lhs) == EnumTag.tag(of: rhs) else {
    return false
  }
  return (lhs as? any Wrapping)?.wrapsSameCase(as: rhs) ?? true
}

/// What the case of an enum may hold, as it may be asked for.
private func payloads<Root>(of root: Root) -> [Any] {
  guard let child = Mirror(reflecting: root).children.first?.value else { return [()] }
  // A payload with a label is reflected as a tuple of one element.
  let elements = Mirror(reflecting: child)
  let isLabelled = elements.displayStyle == .tuple && elements.children.count == 1
  return [child] + (isLabelled ? elements.children.map(\.value) : [])
    + ((root as? any Wrapping)?.wrappedPayloads ?? [])
}

/// An optional, whatever it wraps.
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
