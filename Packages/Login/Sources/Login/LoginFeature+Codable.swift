/// Only the name is saved: a log-in under way and an alert are not.
extension LoginFeature.State: Codable {
  private enum CodingKeys: CodingKey {
    case name
  }

  /// Creates a state with the decoded name, and no log-in under way.
  public init(from decoder: any Decoder) throws {
    self.init()
    name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
  }

  /// Encodes the name alone.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
  }
}
