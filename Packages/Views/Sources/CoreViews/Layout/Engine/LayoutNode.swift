public import Foundation

/// A view as the layout sees it: it takes a size of what is offered, and places its children.
///
/// A proposal goes down, a size comes up, a position goes down. Sizes are kept by proposal until
/// something below changes, so that each is worked out once. It belongs to one thread at a time.
@_spi(Hosts)
public final class LayoutNode {
  let metrics: LayoutMetrics
  let rule: any LayoutRule
  /// The nodes within, in reading order.
  public internal(set) var children: [LayoutNode]
  private weak var parent: LayoutNode?
  /// What the host keeps for it.
  public var host: AnyObject?
  /// The rank when a stack shares out room.
  var priority: Double = 0
  /// The order in front of others, the back first.
  public internal(set) var zIndex: Double = 0
  var values: [ObjectIdentifier: any Sendable] = [:]
  /// Whether a line of alignment may be set here or below.
  private(set) var hasGuides: Bool

  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var places: (proposal: ProposedViewSize, list: [LayoutPlace])?
  private var knownSpacing: ViewSpacing?
  /// Whether it does nothing but push others apart.
  var isSpacer = false
  /// Whether a text within may stand right above or below another one outside.
  public var keepsLines = true
  /// Whether nothing was asked since the last change.
  private var isUntouched = true
  private var settled: ProposedViewSize?
  var pendingPlace: LayoutPlace?
  /// Whether its parent shows another one in its place.
  public internal(set) var isLeftOut = false

  /// What it was offered in the last layout.
  public var offer: ProposedViewSize { settled ?? .unspecified }
  /// The place in the parent, in points, as of the last layout.
  public private(set) var frame = CGRect.zero

  init(_ rule: any LayoutRule, _ children: [LayoutNode] = [], in metrics: LayoutMetrics) {
    self.rule = rule
    self.children = children
    self.metrics = metrics
    hasGuides = rule.setsGuides || children.contains(where: \.hasGuides)
    for child in children { child.parent = self }
  }

  /// A modifier, which hands on what its view says to the layout around it.
  convenience init(_ rule: any LayoutRule, around child: LayoutNode, and others: [LayoutNode] = [])
  {
    self.init(rule, [child] + others, in: child.metrics)
    (priority, zIndex, values) = (child.priority, child.zIndex, child.values)
  }
}

extension LayoutNode {
  // MARK: Changes

  /// Forgets the sizes of this node and of those around, since what it shows has changed.
  public func invalidate() {
    var current: LayoutNode? = self
    while let node = current, !node.isUntouched {
      node.isUntouched = true
      node.sizes.removeAll(keepingCapacity: true)
      (node.places, node.settled, node.knownSpacing) = (nil, nil, nil)
      node.rule.reset(node)
      node.isUntouched = true
      current = node.parent
    }
  }

  // MARK: Sizes

  /// Returns the size, in points, that the node takes of what is offered.
  public func size(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = metrics.unit.below(proposal)
    isUntouched = false
    for known in sizes where known.proposal == proposal { return known.size }
    metrics.calculations += 1
    let size = whole(rule.size(proposal, of: self))
    sizes.append((proposal, size))
    return size
  }

  private func whole(_ size: CGSize) -> CGSize {
    CGSize(width: whole(size.width, .horizontal), height: whole(size.height, .vertical))
  }

  private func whole(_ length: CGFloat, _ axis: Axis) -> CGFloat {
    length.isNaN ? 0 : max(0, metrics.unit.nearest(length, axis))
  }

  var spacing: ViewSpacing {
    isUntouched = false
    if let knownSpacing { return knownSpacing }
    var spacing = rule.spacing(of: self)
    if !keepsLines { spacing.text = .none }
    knownSpacing = spacing
    return spacing
  }

  // MARK: Places

  /// Places everything below for an offer, and returns the size.
  @discardableResult
  public func layOut(in proposal: ProposedViewSize) -> CGSize {
    let proposal = metrics.unit.below(proposal)
    isUntouched = false
    guard settled != proposal else { return frame.size }
    settled = proposal
    frame.size = size(proposal)
    for (child, place) in zip(children, places(in: proposal)) {
      child.frame.origin = place.origin
      child.layOut(in: place.proposal)
    }
    return frame.size
  }

  private func places(in proposal: ProposedViewSize) -> [LayoutPlace] {
    if let places, places.proposal == proposal { return places.list }
    guard !children.isEmpty else { return [] }
    for child in children { child.pendingPlace = nil }
    let size = size(proposal)
    rule.place(proposal, size: size, of: self)
    let list = children.map { child in
      var place = child.pendingPlace ?? child.centered(in: size)
      place.origin = CGPoint(
        x: metrics.unit.below(place.origin.x, .horizontal),
        y: metrics.unit.below(place.origin.y, .vertical))
      return place
    }
    places = (proposal, list)
    return list
  }

  private func centered(in size: CGSize) -> LayoutPlace {
    let proposal = ProposedViewSize(size)
    let own = self.size(proposal)
    let origin = CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
    return LayoutPlace(origin: origin, proposal: proposal)
  }

  // MARK: Alignment

  /// The place of a line that the node, or one below, has set.
  func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    guard hasGuides || key.isBaseline else { return nil }
    isUntouched = false
    return rule.guide(key, metrics.unit.below(proposal), of: self)
  }

  /// The place of a line as the children have set it: the first and last of baselines, else the
  /// middle of all.
  func mergedGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    guard hasGuides || key.isBaseline else { return nil }
    let proposal = metrics.unit.below(proposal)
    let found = zip(children, places(in: proposal)).compactMap { child, place in
      child.guide(key, in: place.proposal).map { $0 + place.origin[key.axis] }
    }
    guard !found.isEmpty else { return nil }
    if key.id == AlignmentLine.FirstBaseline.self { return found.min() }
    if key.id == AlignmentLine.LastBaseline.self { return found.max() }
    return found.reduce(0, +) / CGFloat(found.count)
  }
}

/// Where a child stands in its parent, and what it was offered there.
struct LayoutPlace: Equatable {
  var origin: CGPoint
  var proposal: ProposedViewSize
}
