import HostStreams

/// What a terminal has said that it can do, and what was turned on for that.
struct TerminalAbilities: Codable, Equatable, Sendable {
  /// Whether frames can be shown at once (mode 2026).
  private(set) var synchronizes = false
  /// Whether a cluster of scalars is one character (mode 2027).
  private(set) var knowsClusters = false
  /// Whether the terminal reports its size (mode 2048).
  private(set) var reportsSize = false
  /// What was turned on here, in that order, by the sequences that turn it off.
  private var undo: [String] = []

  /// Takes a report, and returns what is to be written for it.
  mutating func take(_ report: TerminalReport) -> [UInt8] {
    switch report {
    case .mode(2026, let setting): synchronizes = setting == 1 || setting == 2
    case .mode(2027, let setting):
      knowsClusters = [1, 2, 3].contains(setting)
      if setting == 2 { return turnOn(mode: 2027) }
    case .mode(2031, setting: 2): return turnOn(mode: 2031)
    case .mode(2048, let setting):
      reportsSize = [1, 2, 3].contains(setting)
      if setting == 2 { return turnOn(mode: 2048) }
    case .keyboard: return turnOn("\u{1B}[>1u", undo: "\u{1B}[<u")
    case .mode, .background, .scheme, .size, .attributes: break
    }
    return []
  }

  /// The bytes that turn off what was turned on.
  var off: [UInt8] { undo.reversed().flatMap(\.utf8) }

  /// A frame, shown at once if it is so long that parts of it would be seen.
  func framed(_ bytes: [UInt8]) -> [UInt8] {
    guard synchronizes, bytes.count > Self.longestLooseFrame else { return bytes }
    return ScreenSequence.beginFrame + bytes + ScreenSequence.endFrame
  }

  static let longestLooseFrame = 128

  private mutating func turnOn(mode: Int) -> [UInt8] {
    turnOn("\u{1B}[?\(mode)h", undo: "\u{1B}[?\(mode)l")
  }

  private mutating func turnOn(_ sequence: String, undo: String) -> [UInt8] {
    guard !self.undo.contains(undo) else { return [] }
    self.undo.append(undo)
    return Array(sequence.utf8)
  }
}
