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

  /// `settings` are those of ``settings`` in the process that leaves the terminal to this one.
  init(input: Int32, output: Int32, settings: [UInt8]? = nil) {
    self.input = input
    self.output = output
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
    EmergencyExit.arm(
      input: input, output: output, settings: original, bytes: ScreenSequence.leave)
    var raw = original
    cfmakeraw(&raw)
    // What was typed since the process before this one has ended is for this one.
    guard tcsetattr(input, isTaken ? TCSADRAIN : TCSAFLUSH, &raw) == 0 else { return false }
    write(isTaken ? ScreenSequence.resume : ScreenSequence.enter)
    isTaken = false
    return true
  }

  /// Restores the terminal as it was.
  func leave() {
    guard var original = former else { return }
    write(ScreenSequence.leave)
    _ = tcsetattr(input, TCSAFLUSH, &original)
    EmergencyExit.disarm()
  }

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
