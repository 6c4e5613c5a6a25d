/// Shows the first of several views that fits the room, else the last.
///
/// ```
/// ViewThatFits {
///   HStack { Text("Terms"); Text("Privacy"); Text("Contact") }
///   VStack { Text("Terms"); Text("Privacy"); Text("Contact") }
/// }
/// ```
///
/// All of them are mounted, and those that are not shown are hidden. A host that lays nothing out
/// shows the first.
public struct ViewThatFits<Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let axes: Axis.Set
  let content: Content

  /// Makes a view of several, each of which has to fit along some axes.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    ThatFitsNode(view, at: site).mounted()
  }
}

/// A mounted view that shows one of several, as the host finds out which fits.
final class ThatFitsNode<Content: View>: TypedElementNode<ViewThatFits<Content>> {
  private var candidates: [ViewNode] = []
  private var groups: [(id: Element.ID, group: VisibilityGroup)] = []
  private var choice = 0
  private var shown: EnvironmentValues?
  private var hidden: EnvironmentValues?

  override var hasElement: Bool { true }
  override var isDescriptionObserved: Bool { false }
  override var needsFlatList: Bool { true }

  override func evaluate() {
    if let list = view.content as? any ViewList {
      if candidates.isEmpty {
        candidates = list.mountEach { candidateSite($0) }
      } else {
        list.updateEach(candidates) { candidateEnvironment($0) }
      }
    } else if let only = candidates.first {
      unsafeDowncast(only, to: TypedNode<Content>.self)
        .update(view.content, candidateEnvironment(0))
    } else {
      candidates = [Content._makeNode(view.content, at: candidateSite(0))]
    }
    elementChanged()
  }

  private func candidateSite(_ index: Int) -> MountSite {
    let group = VisibilityGroup(below: visibility, isShown: index == choice)
    let id = runtime.makeID()
    visibility.addChild(group, id: id)
    groups.append((id, group))
    return childSite(environment: candidateEnvironment(index), visibility: group)
  }

  private func candidateEnvironment(_ index: Int) -> EnvironmentValues {
    var changed = environment
    changed.builtIn.decoration = nil
    guard index != choice else { return changed.kept(in: &shown) }
    changed.builtIn.decoration = BuiltInValues.Decoration(isHidden: true)
    return changed.kept(in: &hidden)
  }

  override func describe(_ element: inout Element) {
    element.role = .layered
    element.isEnabled = environment.builtIn.isEnabled
    element.style.layout.arrangement = .firstThatFits(view.axes)
    environment.builtIn.applyDecoration(to: &element)
  }

  override func willUnmount() { for known in groups { visibility.remove(known.id) } }

  override func forEachChild(_ visit: (ViewNode) -> Void) { candidates.forEach(visit) }
}

extension ThatFitsNode: LayoutLearner {
  func learn(_ fact: LayoutFact) {
    guard case .choice(let id) = fact,
      let index = candidates.firstIndex(where: { $0.holdsElement(id) }), index != choice
    else { return }
    choice = index
    for (index, known) in groups.enumerated() { known.group.show(index == choice) }
    invalidate()
  }
}

extension ViewNode {
  /// Whether an element is the node's own, or stands in its place.
  fileprivate func holdsElement(_ id: Element.ID) -> Bool {
    if hasElement { return self.id == id }
    var holds = false
    forEachChild { holds = holds || $0.holdsElement(id) }
    return holds
  }
}
