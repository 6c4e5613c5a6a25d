/// How much the ground behind a view stands out, as that of a selected row does.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// As usual.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// More, so that texts need another colour on it.
  public static let increased = BackgroundProminence(isIncreased: true)
}
