extension IdentifiedArray: Encodable where Element: Encodable {
  /// Encodes the elements as an array, without their ids.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(elements)
  }
}

extension IdentifiedArray: Decodable
where Element: Decodable & Identifiable, ID == Element.ID {
  /// Decodes an array of elements; throws `DecodingError.dataCorrupted` if an id occurs twice.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self.init()
    for element in try container.decode([Element].self) where !append(element).inserted {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "Two elements of an identified array have the id '\(element.id)'.")
    }
  }
}
