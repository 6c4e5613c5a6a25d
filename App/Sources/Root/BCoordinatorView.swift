import B1
import B2
import Effects
import Foundation
import Views

/// B1 at the root of a stack, with B2 pushed onto it.
public struct BCoordinatorView: View {
  let store: StoreOf<BCoordinator>

  /// Creates the stack, which follows the routes of the store.
  public init(store: StoreOf<BCoordinator>) {
    self.store = store
  }

  /// The stack, with the view of each screen chosen by its feature.
  public var body: some View {
    TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
      switch screen.case {
      case .b1(let store): B1View(store: store)
      case .b2(let store): B2View(store: store)
      }
    }
  }
}

#Preview("B, at its root") { coordinatorView() }

#Preview("B, B2 pushed") { coordinatorView(isB2Pushed: true) }

@MainActor
private func coordinatorView(isB2Pushed: Bool = false) -> some View {
  var state = BCoordinator.State(login: LoginData(name: "Ada", token: UUID()))
  if isB2Pushed { state.routes.push(.b2(B2Feature.State())) }
  return BCoordinatorView(store: Store(initialState: state) { BCoordinator() })
}
