/// A key that a person has pressed.
public struct KeyPress: Hashable, Sendable {
  /// The key.
  public let key: KeyEquivalent
  /// What it writes.
  public let characters: String
  /// The keys that are held down with it.
  public let modifiers: EventModifiers
  /// Whether it goes down, stays down, or comes up; hosts tell of the first.
  public var phase: Phases { .down }

  /// Makes a press of a key.
  public init(key: KeyEquivalent, modifiers: EventModifiers = []) {
    self.key = key
    characters = String(key.character)
    self.modifiers = modifiers
  }

  /// Whether a key press is done with, or others may have it.
  public enum Result: Hashable, Sendable {
    /// Done with, or left to others.
    case handled, ignored
  }

  /// The parts of a press.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// One bit for each part.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key stays down.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key comes up.
    public static let up = Phases(rawValue: 4)
    /// All parts.
    public static let all = Phases(rawValue: 7)
  }
}
