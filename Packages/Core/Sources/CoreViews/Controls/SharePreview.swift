/// What a person sees of what is shared; hosts show nothing.
public struct SharePreview: Hashable, Sendable {
  let title: String

  /// Makes a preview with a title.
  public init(_ title: some StringProtocol) { self.title = String(title) }
  /// Makes a preview with a title and a picture.
  public init(_ title: some StringProtocol, image: Image) { self.init(title) }
}
