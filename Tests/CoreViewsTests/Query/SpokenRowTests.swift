import CoreViews
import Testing
import ViewsTesting

/// What is told of rows with several menus, of gauges in labels and of badges.
@MainActor @Suite struct SpokenRowTests {
  @Test func whatSeveralMenusOfARowOfferIsOneLineAndEachOnce() {
    let host = HeadlessHost {
      List {
        Text("Tern")
          .swipeActions(edge: .leading) { Button("Moor") {} }
          .swipeActions { Button("Sink") {} }
          .contextMenu {
            Button("Moor") {}
            Button("Paint") {}
          }
      }
    }
    #expect(host.text == "- Tern\n  { Moor | Sink | Paint }")
  }

  @Test func aGaugeInALabelSaysItsNameOnce() {
    let host = HeadlessHost {
      Button {
      } label: {
        Text("Tern")
        Gauge(value: 0.5) { Text("Load") }
      }
    }
    #expect(host.text == "[ Tern Load ]")
  }

  @Test func theBadgeOfATabStandsBesideItsTitleAlone() {
    let host = HeadlessHost {
      TabView {
        Tab("Log") { Text("empty") }.badge(3)
        Tab("Sea") { Text("calm") }
      }
    }
    #expect(host.text == "empty\n--- (Log 3) | Sea ---")
  }
}
