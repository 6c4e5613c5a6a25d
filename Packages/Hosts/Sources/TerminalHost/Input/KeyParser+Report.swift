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
