import CoreViews
import Foundation
import Testing
import ViewsTesting

private struct Lamp: Identifiable {
  let id: Int
  var isLit = false
}

/// Spellings of controls and models that apps use beside the shortest ones.
@MainActor
@Suite struct SpellingTests {
  @Test func aSwitchOfManyIsOnWhereAllAre() {
    struct Lamps: View {
      @State private var lamps = [Lamp(id: 1, isLit: true), Lamp(id: 2)]
      var body: some View {
        Toggle("All", sources: $lamps, isOn: \.isLit)
        Toggle("Radar", systemImage: "star", isOn: .constant(true))
        Text("\(lamps.count(where: \.isLit)) lit")
      }
    }
    let host = HeadlessHost { Lamps() }
    #expect(host.text == "[ ] All\n[x] Radar\n1 lit")
    host.toggle("All")
    #expect(host.text == "[x] All\n[x] Radar\n2 lit")
  }

  @Test func fieldsHaveLabelsOfViewsAndTellWhenTheyAreSubmitted() {
    struct Form: View {
      @State private var name = ""
      @State private var pin = ""
      @State private var log = ""
      var body: some View {
        TextField("Name", text: $name, onEditingChanged: { log += $0 ? "<" : ">" }) { log += "!" }
        SecureField("Pin", text: $pin) { log += "#" }
        TextField(text: $name) { Label("Again", systemImage: "star") }
        Text(log)
      }
    }
    let host = HeadlessHost { Form() }
    host.type("Name", "Ida")
    host.type("Name", "Ida B")
    host.tap("Name")
    host.tap("Pin")
    #expect(host.text == "Name: [Ida B]\nPin: []\nAgain: [Ida B]\n<>!#")
  }

  @Test func aSearchIsSubmittedApartFromFields() {
    struct Chart: View {
      @State private var query = ""
      @State private var isSearching = true
      @State private var log = "-"
      @Environment(\.dismissSearch) private var dismiss
      var body: some View {
        Text(log)
          .searchable(text: $query, isPresented: $isSearching)
          .onSubmit(of: .search) { log = "searched" }
          .onSubmit { log = "typed" }
        Button("Stop") { isSearching = false }
      }
    }
    let host = HeadlessHost { Chart() }
    host.search("reef")
    host.tap("Search")
    #expect(host.text.contains("searched"))
    host.tap("Stop")
    #expect(host.text.contains("Search: []"))
  }

  @Test func aSearchFieldTellsTheViewsWithin() {
    struct Inner: View {
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismissSearch
      var body: some View { if isSearching { Button("Clear") { dismissSearch() } } }
    }
    struct Chart: View {
      @State private var query = ""
      var body: some View { Inner().searchable(text: $query) }
    }
    let host = HeadlessHost { Chart() }
    host.search("reef")
    host.tap("Clear")
    #expect(host.text == "Search: []")
  }

  @Test func sectionsOpenAndListsTakeRangesBindingsAndTrees() {
    struct Dock: View {
      struct Node: Identifiable {
        let id: String
        var children: [Node]?
      }
      @State private var isOpen = false
      @State private var lamps = [Lamp(id: 7)]
      var body: some View {
        List { Section("Tools", isExpanded: $isOpen) { Text("Saw") } }
        List(0..<2) { Text("Row \($0)") }
        List($lamps) { $lamp in Toggle("Lamp \(lamp.id)", isOn: $lamp.isLit) }
        List([Node(id: "Hold", children: [Node(id: "Crate")])], children: \.children) {
          Text($0.id)
        }
      }
    }
    let host = HeadlessHost { Dock() }
    host.expand("Tools")
    host.toggle("Lamp 7")
    #expect(
      host.text == "- [-] Tools\n    Saw\n- Row 0\n- Row 1\n- [x] Lamp 7\n- [+] Hold")
  }

  @Test func aMetricGrowsWithTheSizeOfText() {
    struct Mast: View {
      @ScaledMetric(relativeTo: .body) private var height = 10.0
      var body: some View { Text("\(Int(height.rounded())) m") }
    }
    #expect(HeadlessHost { Mast() }.text == "10 m")
    #expect(HeadlessHost { Mast().dynamicTypeSize(.accessibility1) }.text == "14 m")
  }

  @Test func pressesTellAPlace() {
    struct Map: View {
      @State private var place = "-"
      var body: some View {
        Text("North").onTapGesture { place = "north \(Int($0.x))" }
        Text("South").gesture(
          SpatialTapGesture().onEnded { place = "south \(Int($0.location.y))" })
        Text("East").gesture(Optional(TapGesture().onEnded { place = "east" }))
        Text(place)
      }
    }
    let host = HeadlessHost { Map() }
    for (name, place) in [("North", "north 0"), ("South", "south 0"), ("East", "east")] {
      host.tap(name)
      #expect(host.text.hasSuffix(place))
    }
  }

  @Test func timersShowWhatIsLeft() {
    let start = Date(timeIntervalSince1970: 100)
    let span = start...start.addingTimeInterval(125)
    #expect(
      HeadlessHost {
        Text(timerInterval: span, pauseTime: start.addingTimeInterval(60))
        Text(timerInterval: span, pauseTime: start.addingTimeInterval(60), countsDown: false)
        ProgressView(value: 0.5) {
          Text("Loading")
        } currentValueLabel: {
          Text("half")
        }
      }.text == "1:05\n1:00\n50% Loading half")
  }

  @Test func titleBarsHideAndTabsHaveLabelsOfViews() {
    let host = HeadlessHost {
      TabView {
        Tab(value: 1) {
          Text("Quay")
        } label: {
          Label("Home", systemImage: "star")
        }
      }
    }
    #expect(host.text == "Quay\n--- (Home) ---")
    let screen = HeadlessHost {
      NavigationStack { Text("Deck").navigationTitle("Ida").toolbar(.hidden, for: .navigationBar) }
    }
    #expect(screen.text == "Deck")
  }
}
