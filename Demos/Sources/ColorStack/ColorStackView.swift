import Foundation
import Views

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

#Preview("ColorStack, at its root") { colorStackView(.root) }

#Preview("ColorStack, Orange above Blue") { colorStackView(.orange) }

#Preview("ColorStack, Red") { colorStackView(.red) }

#Preview("ColorStack, long") { colorStackView(.many) }

#Preview("ColorStack, Korean") {
  colorStackView(.orange).environment(\.locale, Locale(identifier: "ko"))
}

@MainActor
private func colorStackView(_ path: PreviewedPath) -> some View {
  ColorStackView(
    store: Store(initialState: ColorStackFeature.State(path: path.screens)) {
      ColorStackFeature()
    })
}

/// Paths for previews, which cannot name the cases that `@Reducer` makes.
private enum PreviewedPath {
  case root, red, orange, many

  var screens: StackState<ColorStackFeature.Path.State> {
    switch self {
    case .root: []
    case .red: [.red(RedFeature.State())]
    case .orange: [.blue(BlueFeature.State()), .orange(OrangeFeature.State())]
    case .many: StackState(Array(repeating: .blue(BlueFeature.State()), count: 20))
    }
  }
}
