import CoreViews

/// The whole screen with the place of everything on it.
struct TerminalLayout {
  static let smallest = Size(width: 20, height: 5)

  var size: Size
  /// The layers from back to front, of which only the last can be used.
  ///
  /// Empty on a screen that is too small.
  var layers: [LayerLayout]
  /// The row for hints and messages.
  var statusRow: Int

  /// Lays out a tree, with `front`, a layer of the host's own, in front of the tree's layers.
  ///
  /// What is opened in front stands beside its control where that is seen, which depends on how far
  /// a layer is scrolled. An inline screen saves rows. A log that is given notes what has changed
  /// since the layout before.
  init(
    tree: ElementTree, size: Size, theme: Theme, isInline: Bool = false, front: LayerPlan? = nil,
    log: LayoutLog = LayoutLog(), offset: (LayerLayout) -> Int = { _ in 0 }
  ) {
    self.size = size
    statusRow = size.height - 1
    guard size.width >= Self.smallest.width, size.height >= Self.smallest.height else {
      layers = []
      return
    }
    log.begin()
    let engine = LayoutEngine(theme: theme, isCompact: isInline || size.height < 14, log: log)
    let builder = LayerBuilder(size: size, engine: engine)
    layers = LayerPlan.layers(of: tree).map { builder.layout($0) }
    guard let front else { return }
    let control = layers.last.flatMap { $0.screenFrame(of: front.anchor, offset: offset($0)) }
    layers.append(builder.layout(front, beside: control))
  }

  var front: LayerLayout? { layers.last }

  /// How many rows it would take to show all layers without scrolling.
  var neededRows: Int {
    let layers = layers.map { $0.frame.height - $0.viewport.height + $0.content.size.height }
    return max(Self.smallest.height, 1 + (layers.max() ?? 0))
  }
}
