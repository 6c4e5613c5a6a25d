/// How a person has arranged tabs; as hosts arrange them, it stays empty.
public struct TabViewCustomization: Codable, Hashable, Sendable {
  /// Makes an arrangement as it was written.
  public init() {}
}
