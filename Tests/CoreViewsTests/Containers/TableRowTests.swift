import CoreViews
import Testing
import ViewsTesting

private struct Sloop: Identifiable {
  let name: String
  let length: Int
  var id: String { name }
}

@MainActor @Suite struct TableRowTests {
  private let sloops = [Sloop(name: "Wren", length: 9), Sloop(name: "Auk", length: 12)]

  @Test func rowsAreWrittenOneByOne() {
    struct Register: View {
      let sloops: [Sloop]
      @State private var chosen: Sloop.ID?
      @State private var sold = ""
      var body: some View {
        Table(of: Sloop.self, selection: $chosen) {
          TableColumn("Name", value: \.name)
          TableColumnForEach([1, 2], id: \.self) { factor in
            TableColumn("x\(factor)") { Text("\($0.length * factor)") }
          }
        } rows: {
          TableRow(Sloop(name: "First", length: 1))
          Section("Others") {
            ForEach(sloops) { sloop in
              TableRow(sloop).contextMenu { Button("Sell \(sloop.name)") { sold = sloop.name } }
            }
          }
        }
        Text("\(chosen ?? "none") \(sold)")
      }
    }
    let host = HeadlessHost { Register(sloops: sloops) }
    host.tap("Sell Auk")
    host.tap("Wren")
    #expect(host.text.contains("Wren Auk"))
    #expect(host.text.contains("12\n24"))
  }

  @Test func titlesAreLeftOutAndABorderIsDrawn() {
    let table = Table(sloops) { TableColumn("Name", value: \.name) }
    #expect(HeadlessHost { table }.text.contains("Name"))
    #expect(HeadlessHost { table.tableColumnHeaders(.hidden) }.text == "Wren\nAuk")
    func steps(_ style: TableStyle) -> Int {
      ViewGraph(table.tableStyle(style)).root.flattened.map(\.style.layout.steps.count)
        .reduce(0, +)
    }
    #expect(steps(.bordered) > steps(.inset))
  }
}
