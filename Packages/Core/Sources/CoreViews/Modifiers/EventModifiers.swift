/// The keys that are held down with another.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The key for capitals that stays down.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The key for capitals.
  public static let shift = EventModifiers(rawValue: 2)
  /// The control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The option key, or alternate.
  public static let option = EventModifiers(rawValue: 8)
  /// The command key; hosts without one take control in its place.
  public static let command = EventModifiers(rawValue: 16)
  /// The keys of the number pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all = EventModifiers(rawValue: 63)

  var names: Set<String> {
    var names: Set<String> = []
    if contains(.shift) { names.insert("shift") }
    if contains(.control) { names.insert("control") }
    if contains(.option) { names.insert("option") }
    if contains(.command) { names.insert("command") }
    return names
  }
}
