extension KeyParser {
  /// Parses the numbers of an SGR report: button bits, column and row, counted from 1.
  static func mouse(_ numbers: [Int], isRelease: Bool) -> Event {
    guard numbers.count == 3 else { return .nothing }
    return .input(.mouse(event(numbers[0], column: numbers[1], row: numbers[2], isRelease)))
  }

  /// Parses `ESC [ M` and three bytes, from terminals without SGR reports.
  static func oldMouse(_ bytes: ArraySlice<UInt8>) -> Step {
    let payload = bytes.dropFirst(3).prefix(3).map { Int($0) - 32 }
    guard payload.count == 3 else { return .incomplete }
    let isRelease = payload[0] & 0x43 == 3
    let event = event(payload[0], column: payload[1], row: payload[2], isRelease)
    return .complete(count: 6, .input(.mouse(event)))
  }

  /// The direction of a wheel, which the Shift key turns.
  private static func wheel(_ bits: Int) -> MouseEvent.Action {
    let isAcross = bits & 2 != 0 || bits & 4 != 0
    if isAcross { return bits & 1 == 0 ? .wheelLeft : .wheelRight }
    return bits & 1 == 0 ? .wheelUp : .wheelDown
  }

  private static func event(_ bits: Int, column: Int, row: Int, _ isRelease: Bool) -> MouseEvent {
    let action: MouseEvent.Action =
      if bits & 0x40 != 0 {
        wheel(bits)
      } else if bits & 0x20 != 0 {
        .move
      } else {
        isRelease ? .release : .press
      }
    return MouseEvent(
      action: action, button: bits & 3, column: max(0, column - 1), row: max(0, row - 1))
  }
}
