extension KeyParser {
  /// Parses `CSI ? …`, and the sizes of `CSI 48 ; … t`; nil for what is no report.
  static func report(_ parameters: ArraySlice<UInt8>, final: UInt8) -> TerminalReport? {
    let text = String(decoding: parameters, as: UTF8.self)
    if final == UInt8(ascii: "t") {
      let numbers = numbers(parameters)
      guard numbers.count >= 3, numbers[0] == 48 else { return nil }
      return .size(columns: numbers[2], rows: numbers[1])
    }
    guard text.hasPrefix("?") else { return nil }
    let numbers = numbers(parameters.dropFirst())
    switch final {
    case UInt8(ascii: "c"): return .attributes
    case UInt8(ascii: "u"): return .keyboard
    case UInt8(ascii: "n") where numbers == [997, 1]: return .scheme(isDark: true)
    case UInt8(ascii: "n") where numbers == [997, 2]: return .scheme(isDark: false)
    case UInt8(ascii: "y") where text.hasSuffix("$") && numbers.count == 2:
      let setting = Int(text.dropFirst().dropLast().split(separator: ";").last ?? "") ?? 0
      return .mode(numbers[0], setting: setting)
    default: return nil
    }
  }

  /// Parses `ESC ] … BEL` and `ESC ] … ESC \`, in which a terminal tells its colours.
  static func controlString(_ bytes: ArraySlice<UInt8>) -> Step {
    let body = bytes.dropFirst(2)
    guard let first = body.first else { return .incomplete }
    // No terminal begins so by itself: it is the key with Alt.
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
      return .complete(count: 2, .input(.key(.scalar("]"), .alt)))
    }
    let text = body.prefix { (0x20..<0x7F).contains($0) }
    guard text.count <= 64 else { return .complete(count: 2 + text.count, .beginSkipping(.string)) }
    guard let end = body.dropFirst(text.count).first else { return .incomplete }
    let event = color(String(decoding: text, as: UTF8.self)).map { Event.report($0) } ?? .nothing
    switch end {
    case Byte.bell: return .complete(count: text.count + 3, event)
    case Byte.escape:
      guard let last = body.dropFirst(text.count + 1).first else { return .incomplete }
      return last == UInt8(ascii: "\\")
        ? .complete(count: text.count + 4, event) : .complete(count: text.count + 2, .nothing)
    default: return .complete(count: text.count + 2, .nothing)
    }
  }

  /// Reads `11;rgb:RRRR/GGGG/BBBB`, with one to four digits for each part.
  private static func color(_ text: String) -> TerminalReport? {
    guard text.hasPrefix("11;rgb") else { return nil }
    let parts = text.split(separator: ":").last?.split(separator: "/") ?? []
    let values = parts.prefix(3).compactMap { digits in
      (1...4).contains(digits.count)
        ? UInt32(digits, radix: 16).map { Double($0) / Double(1 << (4 * digits.count) - 1) } : nil
    }
    guard values.count == 3 else { return nil }
    return .background(red: values[0], green: values[1], blue: values[2])
  }
}

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
