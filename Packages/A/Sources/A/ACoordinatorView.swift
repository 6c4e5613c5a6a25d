import Views

/// A1 at the root of a stack, with A2 pushed onto it.
public struct ACoordinatorView: View {
  let store: StoreOf<ACoordinator>

  /// Creates the stack, which follows the routes of the store.
  public init(store: StoreOf<ACoordinator>) {
    self.store = store
  }

  /// The stack, with the view of each screen chosen by its feature.
  public var body: some View {
    TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
      switch screen.case {
      case .a1(let store): A1View(store: store)
      case .a2(let store): A2View(store: store)
      }
    }
  }
}

#Preview("A, at its root") { coordinatorView() }

#Preview("A, A2 pushed") { coordinatorView(isA2Pushed: true) }

@MainActor
private func coordinatorView(isA2Pushed: Bool = false) -> some View {
  var state = ACoordinator.State()
  if isA2Pushed { state.routes.push(.a2(A2Feature.State())) }
  return ACoordinatorView(store: Store(initialState: state) { ACoordinator() })
}
