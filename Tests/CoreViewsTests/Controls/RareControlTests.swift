import CoreViews
import Foundation
import Testing
import ViewsTesting

private struct Boat: Identifiable, Equatable {
  let id: Int
  var name: String
  var berth = 1
}

private struct Harbour: View {
  @State var boats = [
    Boat(id: 1, name: "Alma"), Boat(id: 2, name: "Brig"), Boat(id: 3, name: "Cog"),
  ]
  @State private var chosen: Int?
  @State private var crew = 1
  @State private var log = ""

  var body: some View {
    List {
      ForEach($boats, editActions: .all) { $boat in
        Text("\(boat.name) \(boat.berth)")
      }
    }
    Picker("Berth", sources: $boats, selection: \.berth) {
      ForEach(1..<4) { Text("No. \($0)").tag($0) }
    }
    Stepper(value: $crew, in: 1...2, onEditingChanged: { log += $0 ? "(" : ")" }) {
      Text("Crew")
    }
    Menu("Horn", systemImage: "horn") {
      Button("Twice") { log += "two" }
    } primaryAction: {
      log += "one"
    }
    Text("log \(log)")
  }
}

/// Initialisers of controls that few views use.
@MainActor @Suite struct RareControlTests {
  @Test func rowsOfABindingAreDeletedAndMoved() {
    let host = HeadlessHost { Harbour() }
    host.delete("Brig 1")
    #expect(host.text.hasPrefix("- Alma 1\n- Cog 1\n"))
    host.move("Cog 1", to: 0)
    #expect(host.text.hasPrefix("- Cog 1\n- Alma 1\n"))
  }

  @Test func aPickerSetsAValueOfAll() {
    let host = HeadlessHost { Harbour() }
    #expect(host.text.contains("Berth: (No. 1) | No. 2 | No. 3"))
    host.choose("Berth", "No. 3")
    #expect(host.text.hasPrefix("- Alma 3\n- Brig 3\n- Cog 3\n"))
  }

  @Test func aPickerOfDifferentValuesChoosesNone() {
    let boats = [Boat(id: 1, name: "Alma"), Boat(id: 2, name: "Brig", berth: 2)]
    #expect(
      HeadlessHost { Harbour(boats: boats) }.text.contains("Berth: No. 1 | No. 2 | No. 3"))
  }

  @Test func steppersTellWhenTheyAreUsed() {
    let host = HeadlessHost { Harbour() }
    host.step("Crew", by: 1)
    #expect(host.text.contains("log ()"))
  }

  @Test func aMenuWithAnIconIsPressedItself() {
    let host = HeadlessHost { Harbour() }
    host.tap("Horn")
    #expect(host.text.contains("log one"))
  }

  @Test func whatIsSharedAreItsTexts() throws {
    let urls = [try #require(URL(string: "https://a.test")), try #require(URL(string: "b:c"))]
    let texts = ViewGraph(
      VStack {
        ShareLink(items: urls)
        ShareLink("Boats", items: urls, subject: Text("Two"))
        ShareLink(items: urls) { SharePreview($0.absoluteString) }
        ShareLink(item: "Alma", preview: SharePreview("A boat"))
        ShareLink(item: "Alma", preview: SharePreview("A boat")) { Text("Boat") }
      }
    ).root.flattened.map(\.traits.shared).filter { !$0.isEmpty }
    #expect(
      texts == [
        "https://a.test\nb:c", "Two\nhttps://a.test\nb:c", "https://a.test\nb:c", "Alma", "Alma",
      ])
  }

  @Test func rangesHaveASelection() {
    struct Berths: View {
      @State private var one: Int?
      var body: some View {
        List(1..<4, selection: $one) { Text("Berth \($0)") }
        Text("chosen \(one.map(String.init) ?? "none")")
      }
    }
    let host = HeadlessHost { Berths() }
    host.select("Berth 2")
    #expect(host.text.hasSuffix("chosen 2"))
  }
}
