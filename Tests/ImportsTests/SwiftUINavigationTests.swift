import SwiftUINavigation
import Testing
import ViewsTesting

/// What a file has that imports SwiftUINavigation: presentations that hand on a binding to the
/// item.
@MainActor @Suite struct SwiftUINavigationTests {
  struct Knot: Identifiable, Hashable {
    let id: Int
    var turns = 1
  }

  @Test func theContentOfEachPresentationMayChangeTheItem() {
    struct Ropes: View {
      @State private var sheet: Knot?
      @State private var cover: Knot?
      @State private var popover: Knot?
      @State private var screen: Knot?

      var body: some View {
        NavigationStack {
          VStack {
            Button("Sheet") { sheet = Knot(id: 1) }
            Button("Cover") { cover = Knot(id: 2) }
            Button("Popover") { popover = Knot(id: 3) }
            Button("Screen") { screen = Knot(id: 4) }
          }
          .sheet(item: $sheet) { $knot in
            Button("\(knot.turns) turns") { knot.turns += 1 }
          }
          .fullScreenCover(item: $cover) { $knot in
            Button("\(knot.turns) turns") { knot.turns += 1 }
          }
          .popover(item: $popover, id: \.id) { $knot in
            Button("\(knot.turns) turns") { knot.turns += 1 }
          }
          .navigationDestination(item: $screen) { $knot in
            Button("\(knot.turns) turns") { knot.turns += 1 }
          }
        }
      }
    }
    for way in ["Sheet", "Cover", "Popover", "Screen"] {
      let host = HeadlessHost { Ropes() }
      host.tap(way)
      host.tap("1 turns")
      #expect(host.text.contains("2 turns"), "\(way)")
      host.back()
      #expect(!host.text.contains("turns"), "\(way)")
    }
  }
}
