internal import CoreArchitecture
internal import IssueReporting

/// The screens of one stack, and the destinations that views have registered with it.
///
/// A stack within a screen of another one is nested: its root is part of that screen, and its other
/// screens stand above that screen, beside those of the other. Belongs to its session's actor.
final class ScreenStack {
  private struct Destination {
    let owner: Element.ID
    var build: (AnyHashable) -> AnyView
  }

  private(set) weak var node: ViewNode?
  /// The place in another stack where this one is nested.
  let enclosing: NestingPoint?
  private lazy var path = ownPath
  /// The path of a stack that has no binding to one.
  private var ownValues: [AnyHashable] = [] { didSet { node?.invalidate() } }
  private var destinations: [(type: ObjectIdentifier, destination: Destination)] = []
  private var reportedTypes: Set<ObjectIdentifier> = []
  /// The screens from the lowest to the top; a nested stack has its root elsewhere.
  private(set) var screens: [ScreenNode] = []
  private(set) lazy var rootPoint = NestingPoint(in: self)

  init(node: ViewNode, nestedAt enclosing: NestingPoint?) {
    self.node = node
    self.enclosing = enclosing
  }

  private var ownPath: PathAccess {
    PathAccess(
      values: { [weak self] in self?.ownValues ?? [] },
      append: { [weak self] in
        self?.ownValues.append($0)
        return true
      },
      truncate: { [weak self] in if let self { ownValues = Array(ownValues.prefix($0)) } })
  }

  // MARK: Updating the screens

  /// Brings the screens in line with the path; `root` builds the root's screen unless the stack is
  /// nested.
  func update(path newPath: PathAccess?, root: (() -> AnyView)?) {
    guard let node else { return }
    path = newPath ?? ownPath
    let environment = node.environment
    if let root {
      if let rootScreen = screens.first {
        rootScreen.update(environment: environment, build: root)
      } else {
        add(.root, at: node.childSite(environment: environment), build: root)
      }
    }
    let values = node.runtime.track(node) { path.values() }
    reconcile(values, environment)
    settleLater()
  }

  private func reconcile(_ values: [AnyHashable], _ environment: EnvironmentValues) {
    let shown = pathScreens
    let kept = zip(shown.compactMap(\.pathValue), values).prefix { $0 == $1 }.count
    shown.dropFirst(kept).reversed().forEach(remove)
    addScreens(for: values.dropFirst(kept), environment)
    for screen in shown where screen.isMounted {
      guard let value = screen.pathValue else { continue }
      screen.update(environment: environment) { [weak self] in self?.build(value) ?? .nothing }
    }
  }

  private func addScreens(for values: ArraySlice<AnyHashable>, _ environment: EnvironmentValues) {
    for value in values {
      guard let site = site(environment) else { return }
      add(.path(value), at: site) { [weak self] in self?.build(value) ?? .nothing }
    }
  }

  private var pathScreens: [ScreenNode] {
    screens.filter { $0.pathValue != nil }
  }

  @discardableResult
  func add(
    _ kind: ScreenNode.Kind, at site: MountSite, build: @escaping () -> AnyView
  ) -> ScreenNode {
    let screen = ScreenNode(kind, in: self, at: site, build: build)
    screens.append(screen)
    screen.evaluate()
    settleLater()
    return screen
  }

  func remove(_ screen: ScreenNode) {
    guard let index = screens.firstIndex(where: { $0 === screen }) else { return }
    screens.remove(at: index)
    screen.unmount()
    settleLater()
  }

  func unmount() {
    let leaving = screens
    for screen in leaving.reversed() { screen.unmount() }
    screens = []
    destinations = []
  }

  // MARK: Pushing and leaving

  func push(_ value: AnyHashable) {
    if path.append(value) { return }
    reportIssue(
      """
      A link wanted to push a value of type \(type(of: value.base)), which the path of its \
      `NavigationStack` does not take. Link to values of the path's element type, or use a \
      `NavigationPath`.

      More: Documentation/Core.docc/WritingViews.md#what-is-reported
      """
    )
  }

  /// Pushes a screen by its state; nil unless a store drives the stack.
  var pushState: ((Any) -> Bool)? { path.pushState }

  /// Leaves the top screen, whichever of the nested stacks it belongs to.
  func pop() {
    if let top = allScreens.last { top.stack?.leave(top) }
  }

  /// Leaves all screens but the first.
  func popAll() {
    if let second = allScreens.dropFirst().first { second.stack?.leave(second) }
  }

  /// Leaves a screen and all above it.
  func leave(_ screen: ScreenNode) {
    switch screen.kind {
    case .root: return
    case .presented(let presenter): presenter.dismiss()
    case .path:
      if let index = pathScreens.firstIndex(where: { $0 === screen }) { path.truncate(index) }
    }
  }

  // MARK: Destinations

  /// Keeps the destination that a modifier declares for values of a type.
  ///
  /// It has the screens above the modifier's own built anew, and no others: the modifier's own
  /// screen would declare the destination again, without end.
  func register(
    _ type: ObjectIdentifier, by node: ViewNode, build: @escaping (AnyHashable) -> AnyView
  ) {
    let destination = Destination(owner: node.id, build: build)
    if let index = destinations.firstIndex(where: { $0.destination.owner == node.id }) {
      destinations[index] = (type, destination)
    } else {
      destinations.append((type, destination))
    }
    let position = position(of: node) ?? -1
    for screen in screens.dropFirst(position + 1) {
      if screen.pathValue != nil { screen.invalidate() }
    }
  }

  private func position(of node: ViewNode) -> Int? {
    var current: ViewNode? = node
    while let candidate = current {
      if let index = screens.firstIndex(where: { $0 === candidate }) { return index }
      current = candidate.elementParent
    }
    return nil
  }

  func unregister(_ owner: Element.ID) {
    destinations.removeAll { $0.destination.owner == owner }
  }

  private func build(_ value: AnyHashable) -> AnyView {
    if let destination = path.destination { return destination(value) }
    let type = ObjectIdentifier(Swift.type(of: value.base))
    if let found = destinations.first(where: { $0.type == type }) {
      return found.destination.build(value)
    }
    reportMissingDestination(for: value, type)
    return .nothing
  }

  private func reportMissingDestination(for value: AnyHashable, _ type: ObjectIdentifier) {
    guard reportedTypes.insert(type).inserted else { return }
    let name = Swift.type(of: value.base)
    reportIssue(
      """
      A `NavigationStack` has \(name) in its path and nothing that says how to show it, so the \
      screen is empty. Add `navigationDestination(for: \(name).self)` to a view inside the stack.

      More: Documentation/Core.docc/WritingViews.md#what-is-reported
      """
    )
  }
}
