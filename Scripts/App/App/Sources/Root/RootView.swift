import Counter
import SwiftUI
import Views

/// The counter, and below it what it has reported.
package struct RootView: View {
  let store: StoreOf<RootFeature>

  package init(store: StoreOf<RootFeature>) { self.store = store }

  package var body: some View {
    VStack {
      CounterView(store: store.scope(state: \.counter, action: \.counter))
      ForEach(Array(store.counts.enumerated()), id: \.offset) { Text("Counted to \($0.element)") }
    }
  }
}

#Preview("Root, nothing counted") { rootView(counts: []) }

#Preview("Root, counted") { rootView(counts: [3, 12]) }

@MainActor
private func rootView(counts: [Int]) -> some View {
  var state = RootFeature.State()
  state.counts = counts
  return RootView(store: Store(initialState: state) { RootFeature() })
}
