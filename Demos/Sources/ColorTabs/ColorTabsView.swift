import ColorStack
import Foundation
import Views

/// The tabs of `ColorTabsFeature`, above a button that opens a screen in the right one.
public struct ColorTabsView: View {
  @Bindable var store: StoreOf<ColorTabsFeature>

  /// Creates the tabs, each of which shows one stack of the store.
  public init(store: StoreOf<ColorTabsFeature>) {
    self.store = store
  }

  /// The selected tab above the button.
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

#Preview("ColorTabs, left") { colorTabsView() }

#Preview("ColorTabs, Orange on the right") { colorTabsView(isOrangeOnRight: true) }

#Preview("ColorTabs, Korean") {
  colorTabsView().environment(\.locale, Locale(identifier: "ko"))
}

@MainActor
private func colorTabsView(isOrangeOnRight: Bool = false) -> some View {
  var state = ColorTabsFeature.State()
  if isOrangeOnRight {
    state.selectedTab = .right
    state.right.path = [.blue(BlueFeature.State()), .orange(OrangeFeature.State())]
  }
  return ColorTabsView(store: Store(initialState: state) { ColorTabsFeature() })
}
