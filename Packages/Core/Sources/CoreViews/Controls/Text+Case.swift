extension Text {
  /// The case in which texts are drawn.
  public struct Case: Hashable, Sendable {
    let value: TextCase

    /// Capitals only.
    public static let uppercase = Case(value: .uppercase)
    /// Small letters only.
    public static let lowercase = Case(value: .lowercase)
  }
}
