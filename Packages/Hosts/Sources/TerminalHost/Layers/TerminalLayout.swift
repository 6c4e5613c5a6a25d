import CoreViews

/// The whole screen with the place of everything on it.
struct TerminalLayout: Hashable, Sendable {
  static let smallest = Size(width: 20, height: 5)

  var size: Size
  /// The layers from back to front, of which only the last can be used.
  ///
  /// Empty on a screen that is too small.
  var layers: [LayerLayout]
  /// The row for hints and messages.
  var statusRow: Int

  /// Lays out a tree, with `front`, a layer of the host's own, in front of the tree's layers.
  init(
    root: Element, size: Size, theme: Theme, front: LayerPlan? = nil,
    cache: LayoutCache = LayoutCache()
  ) {
    self.size = size
    statusRow = size.height - 1
    guard size.width >= Self.smallest.width, size.height >= Self.smallest.height else {
      layers = []
      return
    }
    cache.begin()
    let engine = LayoutEngine(theme: theme, isCompact: size.height < 14, cache: cache)
    let builder = LayerBuilder(size: size, engine: engine)
    layers = (LayerPlan.layers(of: root) + [front].compactMap(\.self)).map(builder.layout)
  }

  var front: LayerLayout? { layers.last }
}
