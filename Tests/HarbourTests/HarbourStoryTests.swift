import Foundation
import Harbour
import Testing
import Views
import ViewsTesting

@MainActor
struct HarbourStoryTests {
  private static let day = Date(timeIntervalSince1970: 1_800_000_000)

  private static func boats() -> IdentifiedArrayOf<Boat> {
    [
      Boat(id: 1, name: "Tern", berth: 4, departure: day),
      Boat(id: 2, name: "Kelp", departure: day),
      Boat(id: 3, name: "Lantern", berth: 7, departure: day),
    ]
  }

  private func store(_ clock: TestClock<Duration> = TestClock()) -> TestStoreOf<HarbourFeature> {
    TestStore(initialState: HarbourFeature.State(boats: Self.boats())) {
      HarbourFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = Self.day
    }
  }

  @Test func numbersInNamesAreSortedAsNumbers() {
    let names = ["Tern 14", "tern 21", "Kelp", "Tern 7"]
    let boats = names.enumerated().map { Boat(id: $0, name: $1, departure: Self.day) }
    let state = HarbourFeature.State(boats: IdentifiedArray(uniqueElements: boats))
    state.$order.withLock { $0 = .name }
    #expect(state.listed.map(\.name) == ["Kelp", "Tern 7", "Tern 14", "tern 21"])
  }

  @Test func theListIsSearchedMovedAndStruckOut() async {
    let store = store()
    let host = StoryHost(store) { HarbourView(store: $0) }
    host.expectScreen {
      """
      == Harbour ==
      [ Sort v ] { Own | Name | Draught }  [ Add a boat ]  [ Settings ]
      Find a boat: []
      - Tern  berth 4
        { Open }
      - Kelp  at anchor
        { Open }
      - Lantern  berth 7
        { Open }
      """
    }

    await host.move("Tern", to: 2) {
      $0.boats.move(fromOffsets: [0], toOffset: 3)
    }
    await host.select("Kelp") { $0.called = [2] }
    await host.delete("Lantern") { $0.boats.remove(id: 3) }
    await host.search("e") { $0.query = "e" }
    host.expectScreen {
      """
      == Harbour ==
      [ Sort v ] { Own | Name | Draught }  [ Add a boat ]  [ Settings ]
      Find a boat: [e]
      - Kelp  at anchor (selected)
        { Open }
      - Tern  berth 4
        { Open }
      """
    }
  }

  @Test func aBoatIsEditedWithEveryControlAndThePilotComes() async {
    let clock = TestClock<Duration>()
    let host = StoryHost(store(clock)) { HarbourView(store: $0) }

    await host.choose("Kelp", "Open") {
      $0.boat = BoatFeature.State(boat: $0.boats[id: 2]!)
    }
    await host.step("Crew", by: 2) {
      $0.boat?.boat.crew = 4
      $0.boats[id: 2]?.crew = 4
    }
    await host.choose("Page", "Mooring") { $0.boat?.page = .mooring }
    await host.choose("Berth", "Berth 9") {
      $0.boat?.boat.berth = 9
      $0.boats[id: 2]?.berth = 9
    }
    await host.slide("Draught", to: 3) {
      $0.boat?.boat.draught = 3
      $0.boats[id: 2]?.draught = 3
    }
    host.expectScreen {
      """
      == Kelp ==
      < Back
      Page: Papers | (Mooring) | Hull
      -- Mooring --
      Berth: (Berth 9) of 21
      Side: (Lee) | Windward
      Draught: 3 (0 to 6)
      50% of the depth
      [ ] Power from the quay
      -- Pilot --
      [ Call the pilot ]
      """
    }

    await host.tap("Call the pilot") { $0.boat?.minutesToPilot = 3 }
    await clock.advance(by: .seconds(60))
    await host.receive(\.boat.minutePassed) { $0.boat?.minutesToPilot = 2 }
    await host.tap("Send the pilot away") { $0.boat?.minutesToPilot = nil }
    await host.back { $0.boat = nil }
  }

  @Test func theHullIsDrawnAndThePilotIsSeenToCome() async {
    let host = StoryHost(store()) { HarbourView(store: $0) }
    await host.choose("Lantern", "Open") {
      $0.boat = BoatFeature.State(boat: $0.boats[id: 3]!)
    }
    await host.choose("Page", "Hull") { $0.boat?.page = .hull }
    await host.type("Cabin code", "1234") {
      $0.boat?.boat.code = "1234"
      $0.boats[id: 3]?.code = "1234"
    }
    await host.tap("Call the pilot") { $0.boat?.minutesToPilot = 3 }
    host.expectScreen {
      """
      == Lantern ==
      < Back
      Page: Papers | Mooring | (Hull)
      -- Hull --
      (The hull lies 1.5 of 6 metres deep)
      Paint: [#1a5999]
      Number  3
      Cabin code: [••••]
      [ Send the papers ]
      [ Rules of the harbour > ]
      -- Pilot --
      0% Aboard in 3 min.
      [ Send the pilot away ]
      """
    }
    await host.tap("Send the pilot away") { $0.boat?.minutesToPilot = nil }
  }

  @Test func settingsLastAndChangeTheList() async {
    let host = StoryHost(store()) { HarbourView(store: $0) }
    await host.tap("Settings") { $0.settings = HarbourSettings.State() }
    await host.choose("Order", "Name")
    await host.toggle("Say where each boat lies")
    host.expectScreen {
      """
      < Close
      == Settings ==
      [ Done ]
      Order:
      ( ) Own
      (•) Name
      ( ) Draught
      [ ] Say where each boat lies
      Settings last.
      """
    }
    await host.tap("Done") {
      $0.$order.withLock { $0 = .name }
      $0.$showsBerths.withLock { $0 = false }
    }
    await host.receive(\.settings.dismiss) { $0.settings = nil }
    host.expectScreen {
      """
      == Harbour ==
      [ Sort v ] { Own | Name | Draught }  [ Add a boat ]  [ Settings ]
      Find a boat: []
      - Kelp
        { Open }
      - Lantern
        { Open }
      - Tern
        { Open }
      """
    }
    let next = HarbourFeature.State(boats: Self.boats())
    #expect(next.listed.map(\.name) == ["Kelp", "Lantern", "Tern"])
    #expect(!next.showsBerths)
  }

  @Test func theMinutesGoOnAfterARestart() async throws {
    var state = HarbourFeature.State(boats: Self.boats())
    state.query = "e"
    state.called = [2]
    state.boat = BoatFeature.State(boat: state.boats[1])
    state.boat?.minutesToPilot = 2
    let kept = try JSONEncoder().encode(state)
    let restored = try JSONDecoder().decode(HarbourFeature.State.self, from: kept)
    #expect(restored == state)

    let clock = TestClock<Duration>()
    let store = TestStore(initialState: restored) {
      HarbourFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.boat(.presented(.restored)))
    await clock.advance(by: .seconds(120))
    await store.receive(\.boat.minutePassed) { $0.boat?.minutesToPilot = 1 }
    await store.receive(\.boat.minutePassed) { $0.boat?.minutesToPilot = 0 }
  }
}
