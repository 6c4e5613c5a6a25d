/// What only a preview on another system can show.
extension View {
  /// Returns the view itself: `#Preview("Name")` names a preview.
  public func previewDisplayName(_ name: String?) -> Self { self }
  /// Returns the view itself: a preview is shown in the host that shows it.
  public func previewDevice(_ device: PreviewDevice?) -> Self { self }
  /// Returns the view itself: a preview takes the size that it takes.
  public func previewLayout(_ layout: PreviewLayout) -> Self { self }
}
