@_spi(Views) public import CoreArchitecture
@_spi(Views) internal import CoreDependencies

extension NavigationStack {
  /// A stack whose screens are the elements of a store's `StackState`.
  ///
  /// Going back sends `.popFrom(id:)`, links with a `state` send `.push(id:state:)`. A screen has
  /// the identity of its element, and `destination` gets the element's store.
  public init<Element, Action>(
    path: Binding<Store<StackState<Element>, StackAction<Element, Action>>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (Store<Element, Action>) -> some View,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(
      path: PathAccess(StackDriver(store: path.wrappedValue, location: location), destination),
      root: root())
  }
}

extension PathAccess {
  fileprivate init<Element, Action>(
    _ driver: StackDriver<Element, Action>,
    _ destination: @escaping (Store<Element, Action>) -> some View
  ) {
    let store = driver.store
    self.init(
      values: { store.reading { $0.ids.map { AnyHashable($0) } } },
      append: { _ in false },
      truncate: driver.truncate,
      destination: { id in
        guard let id = id.base as? StackElementID, let screen = store.screen(id: id) else {
          return .nothing
        }
        return AnyView(destination(screen))
      },
      pushState: driver.push
    )
  }
}

/// Turns a person's steps in a stack into actions of its store.
private struct StackDriver<Element, Action> {
  let store: Store<StackState<Element>, StackAction<Element, Action>>
  let location: _SourceLocation

  func truncate(to count: Int) {
    let ids = store.withState(\.ids)
    guard count < ids.count else { return }
    store.send(.popFrom(id: ids[count]))
    if has(ids[count]) { report("pop a screen of \(Element.self)", ".popFrom(id:)") }
  }

  /// Pushes a screen with this state; returns false if the stack takes no such states.
  func push(_ state: Any) -> Bool {
    guard let state = state as? Element else { return false }
    var id = StackState<Element>.nextID()
    while has(id) { id = StackState<Element>.nextID() }
    store.send(.push(id: id, state: state))
    if !has(id) { report("push a screen of \(Element.self)", ".push(id:state:)") }
    return true
  }

  private func has(_ id: StackElementID) -> Bool {
    store.withState { $0[id: id] != nil }
  }

  private func report(_ wish: String, _ action: String) {
    reportIssue(
      """
      A `NavigationStack` wanted to \(wish), but the stack's state is as it was.

      No reducer took '\(action)'. Run the screens' features with 'forEach' on the `StackState` \
      that the stack is made from.

      More: Documentation/Core.docc/Stacks.md#what-is-reported
      """, at: location)
  }
}
