import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// The keys in the last row of the screen.
@MainActor
struct StatusLineTests {
  private static func hints(_ width: Int, @ViewBuilder _ content: () -> some View) -> String {
    let probe = TerminalProbe(width: width, height: 16, content)
    return probe.text.split(separator: "\n").last.map(String.init) ?? ""
  }

  @Test func theyStandCloserWhereThereIsLittleRoom() {
    let wide = " Enter press   m more   Tab next   q quit   PgUp PgDn scroll"
    #expect(Self.hints(wide.count + 1) { Menus() } == wide)
    let narrow = wide.replacingOccurrences(of: "   ", with: "  ")
    #expect(Self.hints(wide.count) { Menus() } == narrow)
  }

  @Test func whereSomeAreLeftOutTheLastOneTellsWhereAllAre() {
    #expect(Self.hints(40) { Menus() } == " Enter press  m more  Tab next  ? keys")
    var probe = TerminalProbe(width: 40, height: 16) { Menus() }
    probe.press(.scalar("?"))
    #expect(probe.text.contains("quit"))
  }

  @Test func theWayOutIsNotLeftOutForThat() {
    let hints = Self.hints(40) {
      Text("Page").sheet(isPresented: .constant(true)) {
        Button("One") {}
        Button("Two") {}
      }
    }
    #expect(hints == " Enter press   Tab next   Esc close")
  }

  @Test func theKeysOfAPageWithASearchNameItsKey() {
    var probe = TerminalProbe(width: 40, height: 16) {
      List(0..<3) { Text("Row \($0)").onTapGesture {} }.searchable(text: .constant(""))
    }
    probe.press(.scalar("?"))
    #expect(probe.rows(with: "/").contains { $0.contains("search") })
  }
}

private struct Menus: View {
  var body: some View {
    List(0..<30) { row in
      Button("Row \(row)") {}.contextMenu { Button("Copy") {} }
    }
  }
}
