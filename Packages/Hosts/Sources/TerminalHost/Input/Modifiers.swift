struct Modifiers: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let shift = Modifiers(rawValue: 1)
  static let alt = Modifiers(rawValue: 2)
  static let control = Modifiers(rawValue: 4)
  /// The key beside the space bar, which few terminals send.
  static let command = Modifiers(rawValue: 8)
}
