public import Foundation

/// A symbol or a picture of the app.
///
/// A host draws a symbol that it knows, else the word for it. A page draws a picture: one of an
/// image set in an asset catalogue, or a file in the resources of a bundle; other hosts show its
/// label.
public struct Image: View, Hashable, Sendable {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  /// The name of the symbol; empty for a picture.
  let symbol: String
  let label: String
  /// The picture, for hosts that draw it; nil for a symbol.
  private let source: PictureSource?
  private var isResizable = false

  private init(symbol: String, label: String, source: PictureSource? = nil) {
    self.symbol = symbol
    self.label = label
    self.source = source
  }

  private init(_ name: String, in bundle: Bundle?, label: String) {
    self.init(symbol: "", label: label, source: .named(name, in: bundle?.bundleURL))
  }

  /// Makes an image of a picture that is there, with a label; a page draws it.
  public init(_ picture: Picture, label: Text) {
    self.init(symbol: "", label: label.string, source: .loaded(picture))
  }

  /// Makes an image from the name of a system symbol, such as `plus`.
  public init(systemName: String) {
    self.init(symbol: systemName, label: SymbolWord.word(for: systemName))
  }

  /// Makes an image from the name of a system symbol; the value, from 0 to 1, fills some of them.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// Makes an image from the name of a picture of the app, which is its label.
  public init(_ name: String) { self.init(name, in: nil, label: name) }

  /// Makes an image from the name of a picture of a bundle, which is its label.
  public init(_ name: String, bundle: Bundle?) { self.init(name, in: bundle, label: name) }

  /// Makes an image from the name of a picture of the app, with a label.
  public init(_ name: String, label: Text) { self.init(name, in: nil, label: label.string) }

  /// Makes an image from the name of a picture of a bundle, with a label.
  public init(_ name: String, bundle: Bundle?, label: Text) {
    self.init(name, in: bundle, label: label.string)
  }

  /// Makes an image from the name of a picture that says nothing, and so has no label.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, in: bundle, label: "")
  }

  /// Has an image be as large as its room on a page; a terminal has one size.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }
  /// Returns the image itself: it has the colour of text anyway.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  /// Returns the image itself: no host draws between pixels.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Returns the image itself: no host smooths edges.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    LeafNode(view, at: site).mounted()
  }

  /// Whether an image is drawn in its own colours or in that of text.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the colour of text, or in its own colours.
    case template, original
  }

  /// How an image fills its room.
  public enum ResizingMode: Hashable, Sendable {
    /// Again and again, or as large as it.
    case tile, stretch
  }

  /// How an image is drawn larger or smaller.
  public enum Interpolation: Hashable, Sendable {
    /// From whole pixels, or smoothed to a degree.
    case none, low, medium, high
  }

  /// The size of a symbol beside text, which hosts draw at the size of text.
  public enum Scale: Hashable, Sendable {
    /// Smaller than text, as text, and larger.
    case small, medium, large
  }
}

extension Image: LeafView {
  func describe(_ element: inout Element) {
    element.role = .image
    element.label = label
    element.value = symbol
    if let source { element.traits.picture = source }
    if isResizable { element.style.appearances.append(.mark(.resizable)) }
  }
}
