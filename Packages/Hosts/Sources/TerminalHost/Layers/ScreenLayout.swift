import CoreViews

/// The whole screen with everything in its place.
struct ScreenLayout: Hashable, Sendable {
  static let smallest = Size(width: 20, height: 5)

  var size: Size
  /// From back to front; only the last one can be used. Empty on a screen that is too small.
  var layers: [LayerLayout]
  /// Where hints and messages stand.
  var statusRow: Int

  /// - Parameter front: A layer of the host's own, in front of the tree's.
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
