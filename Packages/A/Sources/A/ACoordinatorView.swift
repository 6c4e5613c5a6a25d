import Core

/// A1 at the root of a stack, with A2 pushed onto it.
public struct ACoordinatorView: View {
  @Bindable var store: StoreOf<ACoordinator>

  public init(store: StoreOf<ACoordinator>) {
    self.store = store
  }

  public var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      A1View(store: store.scope(state: \.a1, action: \.a1))
    } destination: { store in
      switch store.case {
      case .a2(let store): A2View(store: store)
      }
    }
  }
}
