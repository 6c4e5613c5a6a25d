public import Foundation

extension LayoutNode {
  /// Makes a node of what the host draws itself.
  public static func content(
    _ content: any LayoutContent, in metrics: LayoutMetrics
  ) -> LayoutNode {
    LayoutNode(ContentRule(content), in: metrics)
  }

  /// Makes a node of room that grows along the axis of its stack; nil for both axes.
  ///
  /// It comes after all others when room is shared out. The least length is in points, and nil is
  /// the host's own spacing.
  public static func spacer(
    minLength: CGFloat?, axis: Axis?, in metrics: LayoutMetrics
  ) -> LayoutNode {
    let spacer = SpacerContent(minLength: minLength, axis: axis, metrics: metrics)
    let node = content(spacer, in: metrics)
    (node.priority, node.isSpacer) = (-.infinity, true)
    return node
  }

  /// Makes a node that arranges others by a layout.
  public static func container(
    _ layout: some Layout, _ children: some Sequence<LayoutNode>, in metrics: LayoutMetrics
  ) -> LayoutNode {
    LayoutNode(ContainerRule(layout), Array(children), in: metrics)
  }

  /// Makes a node by an arrangement; nil if that leaves it to the role.
  public static func arranged(
    _ arrangement: LayoutArrangement, _ children: [LayoutNode], in metrics: LayoutMetrics
  ) -> LayoutNode? {
    switch arrangement {
    case .byRole, .gridRow: nil
    case .custom(let custom): container(custom.layout, children, in: metrics)
    case .overlay(let alignment), .underlay(let alignment):
      layers(alignment, children, in: metrics)
    case .inset(let edge, let alignment, let spacing):
      inset(edge, alignment, spacing, children, in: metrics)
    case .grid(let grid): container(grid, children, in: metrics)
    case .tracks(let axis, let items, let alignment, let spacing):
      container(
        TrackGridLayout(
          axis: axis, items: items,
          alignment: axis == .vertical ? alignment.horizontal.key : alignment.vertical.key,
          spacing: spacing), children, in: metrics)
    case .geometry: container(CornerLayout(), children, in: metrics)
    case .firstThatFits(let axes): container(ThatFitsLayout(axes: axes), children, in: metrics)
    }
  }

  private static func layers(
    _ alignment: Alignment, _ children: [LayoutNode], in metrics: LayoutMetrics
  ) -> LayoutNode {
    guard let first = children.first, let last = children.last else {
      return container(ZStackLayout(), [], in: metrics)
    }
    return LayoutNode(
      ContainerRule(LayersLayout(alignment: alignment)),
      around: children.count > 1 ? base(children, in: metrics) : first,
      and: children.count > 1 ? [last] : [])
  }

  /// All but the last: a view of several, such as a list with a search field, is one below what is
  /// drawn over or beside it.
  private static func base(_ children: [LayoutNode], in metrics: LayoutMetrics) -> LayoutNode {
    children.count == 2
      ? children[0] : container(VStackLayout(), children.dropLast(), in: metrics)
  }

  private static func inset(
    _ edge: Edge, _ alignment: Alignment, _ spacing: CGFloat?, _ children: [LayoutNode],
    in metrics: LayoutMetrics
  ) -> LayoutNode {
    guard children.count > 1, let last = children.last else {
      return container(VStackLayout(), children, in: metrics)
    }
    let key = edge == .top || edge == .bottom ? alignment.horizontal.key : alignment.vertical.key
    return container(
      InsetLayout(edge: edge, alignment: key, spacing: spacing),
      [base(children, in: metrics), last],
      in: metrics)
  }

  /// Makes a node of this one with a modifier around it.
  public func applying(_ step: LayoutStep) -> LayoutNode {
    switch step {
    case .padding(let edges, let length):
      around(PaddingLayout(insets: EdgeInsets(edges, length, metrics)))
    case .insets(let insets): around(PaddingLayout(insets: insets))
    case .frame(let width, let height, let alignment):
      around(FrameLayout(width: width, height: height, alignment: alignment))
    case .bounds(let width, let height, let alignment):
      around(FlexibleFrameLayout(width: width, height: height, alignment: alignment))
    case .container(let axes, let length, let alignment):
      around(ContainerFrameLayout(axes: axes, alignment: alignment, length: length))
    case .fixedSize(let axes): around(FixedSizeLayout(axes: axes))
    case .aspectRatio(let ratio, let mode): around(AspectRatioLayout(ratio: ratio, mode: mode))
    case .offset(let x, let y): around(OffsetLayout(offset: CGSize(width: x, height: y)))
    case .position(let x, let y, let anchor):
      around(PositionLayout(point: CGPoint(x: x, y: y), anchor: anchor))
    case .guide(let guide):
      LayoutNode(GuideRule(guide.key, guide.compute), around: self)
    case .priority(let priority): with { $0.priority = priority }
    case .zIndex(let index): with { $0.zIndex = index }
    case .value(let value): with { $0.values[value.key] = value.value }
    case .grid(let preference): with { $0.preferences.add(preference) }
    case .background, .border, .clipped: around(FixedSizeLayout(axes: []))
    }
  }

  private func around(_ layout: some Layout) -> LayoutNode {
    LayoutNode(ContainerRule(layout), around: self)
  }

  private func with(_ change: (LayoutNode) -> Void) -> LayoutNode {
    change(self)
    return self
  }
}

extension LayoutNode {
  /// What it asks of the grid around it.
  fileprivate var preferences: GridPreferences {
    get {
      values[ObjectIdentifier(GridPreferences.Key.self)] as? GridPreferences ?? GridPreferences()
    }
    set { values[ObjectIdentifier(GridPreferences.Key.self)] = newValue }
  }

  /// Gives the node a place in a row of a grid.
  ///
  /// The alignment is the line on which the row lines up; nil is that of the grid.
  public func placeInGrid(row: Int, alignment: VerticalAlignment?) {
    values[ObjectIdentifier(GridCell.Key.self)] = GridCell(
      row: row, isInRow: true, rowAlignment: alignment)
  }
}

extension EdgeInsets {
  /// Insets of a length on some sides, or of the host's own.
  init(_ edges: Edge.Set, _ length: CGFloat?, _ metrics: LayoutMetrics) {
    self.init(edges, 1)
    let size = length.map { CGSize(width: $0, height: $0) } ?? metrics.padding
    (top, bottom) = (top * size.height, bottom * size.height)
    (leading, trailing) = (leading * size.width, trailing * size.width)
  }
}
