import CoreViews
import Foundation
import Testing
import ViewsTesting

private struct Yacht: Identifiable {
  let name: String
  let length: Int
  var id: String { name }
}

private struct Register: View {
  @State private var order: [KeyPathComparator<Yacht>] = []
  @State private var chosen: String?

  private var yachts: [Yacht] {
    [("Wren", 9), ("Auk", 12), ("Kite", 7)].map { Yacht(name: $0, length: $1) }
      .sorted(using: order)
  }

  var body: some View {
    Table(yachts, selection: $chosen, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Length", value: \.length) { Text("\($0.length) m") }
      TableColumn("Note") { $0.length > 10 ? Text("long") : Text("-") }
    }
    Text("chosen: \(chosen ?? "none")")
  }
}

@MainActor @Suite struct TableTests {
  @Test func rowsStandInColumnsAndAreSortedByATitle() {
    let host = HeadlessHost { Register() }
    #expect(
      host.text == """
        [ Name ]  [ Length ]  Note
        ----------
        [ Wren ]  9 m  -
        [ Auk ]  12 m  long
        [ Kite ]  7 m  -
        chosen: none
        """)
    host.tap("Length")
    #expect(host.text.contains("[ Length ↑ ]"))
    #expect(rows(host).prefix(3).elementsEqual(["Kite", "Wren", "Auk"]))
    host.tap("Length ↑")
    #expect(rows(host).prefix(3).elementsEqual(["Auk", "Wren", "Kite"]))
  }

  @Test func theFirstCellSelectsItsRow() throws {
    let host = HeadlessHost { Register() }
    host.tap("Auk")
    #expect(host.text.contains("chosen: Auk"))
    #expect(host.text.contains("[ Auk ● ]"))
    let cell = try host.session.root.find("Auk ●").get()
    #expect(cell.accessibility.traits.contains(.isSelected))
    host.tap("Auk ●")
    #expect(host.text.contains("chosen: none"))
  }

  private func rows(_ host: HeadlessHost) -> [String] {
    host.session.root.flattened.filter { $0.role == .button }.map(\.label).filter {
      ["Wren", "Auk", "Kite"].contains($0)
    }
  }
}
