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
  @State var columns = TableColumnCustomization<Yacht>()

  var body: some View {
    Table(
      [Yacht(name: "Wren", length: 9), Yacht(name: "Auk", length: 12)],
      columnCustomization: $columns
    ) {
      TableColumn("Name", value: \.name).customizationID("name")
        .disabledCustomizationBehavior(.visibility)
      TableColumn("Length") { Text("\($0.length) m") }.customizationID("length")
      TableColumn("Note") { $0.length > 10 ? Text("long") : Text("-") }.customizationID("note")
        .defaultVisibility(.hidden)
      TableColumn("Berth") { _ in Text("?") }
    }
    Button("Forget") { columns[visibility: "length"] = .automatic }
  }
}

@MainActor @Suite struct TableCustomizationTests {
  private func firstRow(_ host: HeadlessHost) -> String? {
    host.text.split(separator: "\n").first { $0.contains("Wren") }.map(String.init)
  }

  @Test func aPersonHidesColumnsAndBringsThemBack() {
    let host = HeadlessHost { Register() }
    #expect(firstRow(host) == "Wren  9 m  ?")
    host.tap("Length #1")
    #expect(firstRow(host) == "Wren  ?")
    host.tap("Note #1")
    #expect(firstRow(host) == "Wren  -  ?")
    host.tap("Forget")
    #expect(firstRow(host) == "Wren  9 m  -  ?")
  }

  @Test func aColumnThatIsFixedIsNotOffered() {
    let names = HeadlessHost { Register() }.session.root.flattened.filter { $0.role == .toggle }
      .map(\.label)
    #expect(Set(names) == ["Length", "Note"])
  }

  @Test func whatIsChangedIsKept() throws {
    var columns = TableColumnCustomization<Yacht>()
    #expect(columns[visibility: "length"] == .automatic)
    columns[visibility: "length"] = .hidden
    columns.resetOrder()
    let kept = try JSONDecoder().decode(
      TableColumnCustomization<Yacht>.self, from: JSONEncoder().encode(columns))
    #expect(kept == columns)
    #expect(kept[visibility: "length"] == .hidden)
    #expect(HeadlessHost { Register(columns: kept) }.text.contains("9 m") == false)
  }
}
