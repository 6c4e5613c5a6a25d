import CoreViews
import Foundation
import Testing
import ViewsTesting

@MainActor @Suite struct DragAndDropTests {
  @Test func whatIsPickedUpIsDroppedOnce() {
    struct Quay: View {
      @State private var hold: [String] = []
      var body: some View {
        Text("Crate").draggable("figs")
        Text("Hold: \(hold.joined())")
          .dropDestination(for: String.self) { items, _ in
            hold += items
            return true
          }
        Text("Number").dropDestination(for: Data.self) { _, _ in true }
      }
    }
    let host = HeadlessHost { Quay() }
    host.tap("Pick up")
    host.tap("Drop here #1")
    #expect(host.text.contains("Hold: figs"))
    let drops = host.session.root.flattened.filter { $0.label == "Drop here" }
    #expect(drops.map(\.isEnabled) == [false, false])
  }
}
