/// What is kept of the screen is the name; a log-in under way and its failure are not.
extension LoginFeature.State: Codable {
  private enum CodingKeys: CodingKey {
    case name
  }

  public init(from decoder: any Decoder) throws {
    self.init()
    name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
  }
}
