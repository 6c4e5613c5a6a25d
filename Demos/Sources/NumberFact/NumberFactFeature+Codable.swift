/// The count, and whether a fact is awaited, are saved; an alert is not.
extension NumberFactFeature.State: Codable {
  private enum CodingKeys: CodingKey {
    case count, isLoading
  }

  /// Creates a state with what was saved, and no alert.
  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    count = try container.decode(Int.self, forKey: .count)
    isLoading = try container.decode(Bool.self, forKey: .isLoading)
  }

  /// Encodes all but the alert.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(count, forKey: .count)
    try container.encode(isLoading, forKey: .isLoading)
  }
}
