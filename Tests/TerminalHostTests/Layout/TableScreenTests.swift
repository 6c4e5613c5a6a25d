import CoreViews
import Testing

@testable import TerminalHost

/// Tables, as cells.
@MainActor
struct TableScreenTests {
  @Test func columnsWithoutRoomAreScrolledTo() {
    var probe = TerminalProbe(width: 40, height: 14) { Guests() }
    #expect(probe.rows(with: "Address").isEmpty)
    #expect(probe.text.contains("← → scroll"))
    probe.press(.right, .right)
    #expect(probe.rows(with: "Address").count == 1)
    #expect(probe.rows(with: "Name").isEmpty)
    probe.press(.left, .left)
    #expect(probe.rows(with: "Name").count == 1)
  }

  @Test func columnsWithRoomStandAsTheyAre() {
    let probe = TerminalProbe(width: 100, height: 14) { Guests() }
    #expect(probe.rows(with: "Name").first?.contains("Address") == true)
    #expect(!probe.text.contains("scroll"))
  }
}

private struct Guest: Identifiable {
  let id: Int
  var name: String { "Guest-number-\(id)" }
  var room: String { "Room-with-view-\(id)" }
  var address: String { "Long-street-\(id)" }
}

private struct Guests: View {
  var body: some View {
    Table((1...4).map(Guest.init)) {
      TableColumn("Name", value: \.name)
      TableColumn("Room", value: \.room)
      TableColumn("Address", value: \.address)
    }
  }
}
