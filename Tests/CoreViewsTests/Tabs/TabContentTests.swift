import CoreViews
import Testing
import ViewsTesting

private enum Place: Hashable { case berths, log, crew }

@MainActor @Suite struct TabContentTests {
  @Test func aTabIsNamedByAValueWithoutItsType() {
    struct Harbour: View {
      @State var place = Place.log
      var hasCrew = true
      var body: some View {
        TabView(selection: $place) {
          Tab("Berths", systemImage: "ferry", value: .berths) { Text("five berths") }
          Tab("Log", systemImage: "book", value: .log, role: .search) { Text("calm") }.badge(3)
          if hasCrew {
            TabSection("People") { Tab("Crew", value: .crew) { Text("Ann") } }
          }
        }
      }
    }
    let host = HeadlessHost { Harbour() }
    #expect(host.text.contains("calm"))
    host.tab("Crew")
    #expect(host.text.contains("Ann"))
    #expect(!HeadlessHost { Harbour(hasCrew: false) }.text.contains("Crew"))
  }

  @Test func tabsWithoutValuesAndOlderOnesStay() {
    let host = HeadlessHost {
      TabView {
        Tab("One", systemImage: "star") { Text("first") }
        Text("second").tabItem { Text("Two") }
      }
    }
    host.tab("Two")
    #expect(host.text.contains("second"))
    let player = HeadlessHost {
      TabView { Tab("One") { Text("first") } }.tabViewBottomAccessory { Text("playing") }
    }
    #expect(player.text.contains("playing"))
  }
}
