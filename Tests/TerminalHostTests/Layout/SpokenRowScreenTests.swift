import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// Rows of which more is told than is drawn.
@MainActor struct SpokenRowScreenTests {
  private struct Rows: View {
    let isTold: Bool

    var body: some View {
      NavigationStack {
        List {
          row(Text("Alma"))
          row(Button("Wheel") {})
          row(NavigationLink("Log") { Text("Log") })
          row(Toggle("Lights", isOn: .constant(true)))
          row(Label("Buoy", systemImage: "star"))
          row(
            HStack {
              Text("Berth")
              Spacer()
              Text("3")
            })
        }
        .navigationTitle("Boats")
      }
    }

    @ViewBuilder private func row(_ view: some View) -> some View {
      if isTold {
        view.accessibilityActions { Button("Pin") {} }
      } else {
        view
      }
    }
  }

  @Test func aRowLooksAsItDoesWithoutWhatIsTold() {
    let told = LaidOutScreen(40, 16) { Rows(isTold: true) }.buffer
    let plain = LaidOutScreen(40, 16) { Rows(isTold: false) }.buffer
    #expect(RecordedScreen(told).text == RecordedScreen(plain).text)
  }
}
