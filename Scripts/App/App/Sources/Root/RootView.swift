import Core
import Counter
import SwiftUI

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
