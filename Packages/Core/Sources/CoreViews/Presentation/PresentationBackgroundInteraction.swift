/// Whether what a sheet covers can be used; it cannot.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  /// As the host finds best.
  public static let automatic = PresentationBackgroundInteraction()
  /// Along with the sheet.
  public static let enabled = PresentationBackgroundInteraction()
  /// Not before the sheet is closed.
  public static let disabled = PresentationBackgroundInteraction()
  /// Returns: along with the sheet, up to a height of it.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { enabled }
}
