/// A whole number that JavaScript can count to.
struct WholeNumber: Decodable {
  let value: UInt64

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    value = try container.decode(UInt64.self)
    guard value < 1 << 53 else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "Too large.")
    }
  }
}
