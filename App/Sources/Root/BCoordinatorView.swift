import B1
import B2
import Core

/// B1 at the root of a stack, with B2 pushed onto it.
public struct BCoordinatorView: View {
  @Bindable var store: StoreOf<BCoordinator>

  public init(store: StoreOf<BCoordinator>) {
    self.store = store
  }

  public var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      B1View(store: store.scope(state: \.b1, action: \.b1))
    } destination: { store in
      switch store.case {
      case .b2(let store): B2View(store: store)
      }
    }
  }
}
