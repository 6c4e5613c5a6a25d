import ColorStack
import Core

/// The tabs of `ColorTabsFeature`, and a way into the right one's stack.
public struct ColorTabsView: View {
  @Bindable var store: StoreOf<ColorTabsFeature>

  public init(store: StoreOf<ColorTabsFeature>) {
    self.store = store
  }

  public var body: some View {
    VStack {
      TabView(selection: $store.selectedTab.sending(\.tabSelected)) {
        ColorStackView(store: store.scope(state: \.left, action: \.left))
          .tabItem { Text("Left") }
          .tag(ColorTabsFeature.Tab.left)
        ColorStackView(store: store.scope(state: \.right, action: \.right))
          .tabItem { Text("Right") }
          .tag(ColorTabsFeature.Tab.right)
      }
      Button("Orange on the right") { store.send(.orangeTapped) }
    }
  }
}
