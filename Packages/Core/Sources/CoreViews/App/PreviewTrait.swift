/// The circumstances of a preview; hosts show it at the size that it takes.
@MainActor
public struct PreviewTrait {
  var apply: @MainActor (AnyView) -> AnyView = { $0 }

  /// As the host finds best.
  public static let defaultLayout = PreviewTrait()
  /// As large as the view is.
  public static let sizeThatFitsLayout = PreviewTrait()
  /// Upright.
  public static let portrait = PreviewTrait()
  /// On its left side.
  public static let landscapeLeft = PreviewTrait()
  /// On its right side.
  public static let landscapeRight = PreviewTrait()
  /// At a size in points.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
  /// With what a modifier makes.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait { AnyView(ModifiedPreview(modifier: modifier, content: $0)) }
  }
}
