import Core

/// The stack of `ColorStackFeature`, above a line with the names of its screens.
public struct ColorStackView: View {
  @Bindable var store: StoreOf<ColorStackFeature>

  /// Creates the stack, which follows the path in the store.
  public init(store: StoreOf<ColorStackFeature>) {
    self.store = store
  }

  /// The stack, with the view of each screen chosen by its feature.
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
      Text(store.trail.map { String(localized: $0) }.joined(separator: " › "))
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
