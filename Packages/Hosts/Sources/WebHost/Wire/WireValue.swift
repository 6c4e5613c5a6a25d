/// What a page can send between two commas.
enum WireValue: Hashable, Sendable, Decodable {
  case number(UInt64)
  case text(String)

  /// Reads a text, or a whole number that JavaScript can count to.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
      return
    }
    let number = try container.decode(UInt64.self)
    guard number < 1 << 53 else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "Too large.")
    }
    self = .number(number)
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var number: UInt64? { if case .number(let number) = self { number } else { nil } }
}
