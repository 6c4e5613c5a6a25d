import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// Gauges and their labels, as cells.
@MainActor
struct GaugeScreenTests {
  @Test func theLabelsOfTheBoundsStandBesideTheLine() {
    let screen = LaidOutScreen(30, 8) {
      Gauge(value: 0.5) {
        Text("Depth")
      } currentValueLabel: {
        Text("3 m")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("6")
      }
    }
    #expect(screen.picture.contains("0  ━"))
    #expect(screen.picture.contains("─  6"))
    #expect(!screen.picture.contains("%"))
  }

  @Test func aLabelThatSaysThePercentageIsEnough() {
    let screen = LaidOutScreen(30, 8) {
      Gauge(value: 0.5) {
        Text("Depth")
      } currentValueLabel: {
        Text("50%")
      }
    }
    #expect(screen.picture.components(separatedBy: "50%").count == 2)
  }

  @Test func aLineBesideOthersTakesTheRoomThereIs() {
    let screen = LaidOutScreen(100, 8) {
      HStack {
        Text("Oil")
        ProgressView(value: 0.5)
      }
    }
    #expect(screen.picture.count > 80)
  }
}
