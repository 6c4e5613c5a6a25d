import Core

/// The stack of `ColorStackFeature`, with its screens by name at the foot.
public struct ColorStackView: View {
  @Bindable var store: StoreOf<ColorStackFeature>

  public init(store: StoreOf<ColorStackFeature>) {
    self.store = store
  }

  public var body: some View {
    VStack {
      NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
        root
      } destination: { store in
        switch store.case {
        case .blue(let store): BlueView(store: store)
        case .orange(let store): OrangeView(store: store)
        case .red(let store): RedView(store: store)
        }
      }
      Text(store.trail)
    }
  }

  private var root: some View {
    VStack {
      NavigationLink("Red by a link", state: ColorStackFeature.Path.State.red(RedFeature.State()))
      NavigationLink(
        "Blue by a link", state: ColorStackFeature.Path.State.blue(BlueFeature.State()))
      Button("Red by an action") { store.send(.redTapped) }
      Button("Blue by an action") { store.send(.blueTapped) }
    }
    .navigationTitle("Root")
  }
}
