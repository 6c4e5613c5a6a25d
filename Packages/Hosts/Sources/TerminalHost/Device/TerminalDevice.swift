import Glibc
import HostStreams

/// The terminal: its modes, its size, and the writing to it.
@MainActor
final class TerminalDevice {
  private let input: Int32
  private let output: Int32
  private var former: termios?
  /// Whether another process has taken the terminal over and left it so.
  private var isTaken: Bool
  /// Whether the terminal may be asked what it can do.
  private let asks: Bool
  /// Whether to draw below the lines that are there, which stay.
  private let isInline: Bool
  private(set) var abilities: TerminalAbilities
  /// When the terminal was asked; nil if all answers are there.
  private var asked: ContinuousClock.Instant?

  /// `settings` and `abilities` are those in the process that leaves the terminal to this one.
  init(
    input: Int32, output: Int32, asks: Bool = false, isInline: Bool = false,
    settings: [UInt8]? = nil, abilities: TerminalAbilities? = nil
  ) {
    self.input = input
    self.output = output
    self.asks = asks
    self.isInline = isInline
    self.abilities = abilities ?? TerminalAbilities()
    isTaken = settings?.count == MemoryLayout<termios>.size
    if isTaken, let settings {
      var former = termios()
      withUnsafeMutableBytes(of: &former) { $0.copyBytes(from: settings) }
      self.former = former
    }
  }

  /// The terminal's settings before it was taken over, for another process.
  var settings: [UInt8] { withUnsafeBytes(of: former ?? termios()) { Array($0) } }

  /// Takes the terminal over; false if there is none.
  func enter() -> Bool {
    var settings = termios()
    guard tcgetattr(input, &settings) == 0 else { return false }
    // After a stop, the shell may have changed the settings, so only the first ones are restored.
    let original = former ?? settings
    former = original
    let off = abilities.off
    if !isTaken { abilities = TerminalAbilities() }
    EmergencyExit.arm(
      input: input, output: output, settings: original, bytes: abilities.off + leaving)
    var raw = original
    cfmakeraw(&raw)
    // What was typed since the process before this one has ended is for this one.
    guard tcsetattr(input, isTaken ? TCSADRAIN : TCSAFLUSH, &raw) == 0 else { return false }
    if isTaken {
      write(ScreenSequence.resume)
    } else {
      let entering = isInline ? ScreenSequence.enterInline : ScreenSequence.enter
      write(off + entering + (asks ? ScreenSequence.ask : []))
      asked = asks ? .now : nil
    }
    isTaken = false
    return true
  }

  private var leaving: [UInt8] { isInline ? ScreenSequence.leaveInline : ScreenSequence.leave }

  /// Whether the terminal was asked, and has not answered all of it.
  var isAsking: Bool { asked != nil }

  /// Takes a report, and turns on what is there; false if the terminal is gone.
  func take(_ report: TerminalReport) -> Bool {
    if report == .attributes { asked = nil }
    let bytes = abilities.take(report)
    if bytes.isEmpty { return true }
    EmergencyExit.write(onExit: abilities.off + leaving)
    return write(bytes)
  }

  /// Restores the terminal as it was; at the end, answers under way do not go to the shell.
  func leave(atEnd: Bool = false) {
    guard var original = former else { return }
    write(abilities.off + leaving)
    abilities = TerminalAbilities()
    if atEnd { dropAnswers() }
    _ = tcsetattr(input, TCSAFLUSH, &original)
    EmergencyExit.disarm()
  }

  /// Reads answers to questions that were asked just now, and waits a moment for them.
  private func dropAnswers() {
    guard let asked, asked.duration(to: .now) < .seconds(1) else { return }
    var settings = termios()
    guard tcgetattr(input, &settings) == 0 else { return }
    withUnsafeMutableBytes(of: &settings.c_cc) { $0[Int(VMIN)] = 0 }
    withUnsafeMutableBytes(of: &settings.c_cc) { $0[Int(VTIME)] = 1 }
    _ = tcsetattr(input, TCSADRAIN, &settings)
    var decoder = KeyDecoder()
    var chunk = [UInt8](repeating: 0, count: 256)
    for _ in 0..<16 {
      let count = read(input, &chunk, chunk.count)
      guard count > 0 else { return }
      _ = decoder.consume(Array(chunk[..<count]))
      if decoder.reports.contains(.attributes) { return }
    }
  }

  /// Writes a frame.
  func show(_ bytes: [UInt8]) -> Bool { write(abilities.framed(bytes)) }

  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    (try? StandardStream.send(bytes, to: output)) != nil
  }

  /// Columns and rows; 80 by 24 if the terminal does not know.
  var size: Size {
    var window = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
      return Size(width: 80, height: 24)
    }
    return Size(width: Int(window.ws_col), height: Int(window.ws_row))
  }
}
