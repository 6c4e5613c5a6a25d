import CoreTesting
import Foundation
import Harbour
import Testing
import Views

/// Every order in which a pilot is called, sent away and comes.
struct HarbourOrderTests {
  private static let tern = Boat(id: 1, name: "Tern", departure: .distantPast)

  @Test func theThirdTapCallsAPilotWhoComes() async {
    let report = await explore(BoatFeature.State(boat: Self.tern)) {
      BoatFeature()
    } steps: {
      [.send(.pilotTapped), .send(.pilotTapped), .send(.pilotTapped)]
    } always: {
      $0.minutesToPilot.map { 0...3 ~= $0 } ?? true
    } finally: {
      $0.minutesToPilot == 0
    }
    #expect(report.isComplete)
  }

  @Test func whoLeavesTheBoatSendsThePilotAway() async {
    let report = await explore(HarbourFeature.State(boats: [Self.tern])) {
      HarbourFeature()
    } steps: {
      [
        .send(.openTapped(1)),
        .send(.boat(.presented(.pilotTapped))) { $0.boat != nil },
        .inAnyOrder(
          .send(.boat(.dismiss)) { $0.boat != nil }, .send(.settingsTapped),
          .send(.settings(.presented(.doneTapped))) { $0.settings != nil }),
        .send(.settings(.presented(.doneTapped))) { $0.settings != nil },
      ]
    } finally: {
      $0.boat == nil && $0.boats.count == 1
    }
    #expect(report.isComplete)
  }
}
