import CoreViews
import Testing
import ViewsTesting

private struct Pier: View {
  @State private var boats = ["Alma", "Bertha", "Clara"]
  @State private var chosen: Set<String> = ["Alma", "Bertha"]
  @State private var opened = "nothing"
  var opens = true

  var body: some View {
    List(boats, id: \.self, selection: $chosen) { Text($0) }
      .contextMenu(forSelectionType: String.self) { names in
        Button("Sell \(names.sorted().joined(separator: "+"))") {
          boats.removeAll(where: names.contains)
        }
      } primaryAction: {
        opened = $0.sorted().joined()
      }
    Text("opened \(opened)")
  }
}

@MainActor @Suite struct SelectionMenuTests {
  @Test func aRowOffersWhatCanBeDoneWithTheSelectionOrWithItself() {
    let host = HeadlessHost { Pier() }
    #expect(host.text.contains("Sell Clara"))
    host.tap("Sell Alma+Bertha #1")
    #expect(!host.text.contains("Alma") && host.text.contains("Clara"))
  }

  @Test func pressingARowRunsThePrimaryAction() {
    let host = HeadlessHost { Pier() }
    host.select("Clara")
    #expect(host.text.hasSuffix("opened Clara"))
    #expect(host.text.contains("Sell Alma+Bertha+Clara"))
  }
}
