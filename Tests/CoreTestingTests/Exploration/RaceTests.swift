import ComposableArchitecture
import Testing

/// Ten races that every app has had, each found by its shortest order, and gone when mended.
@Suite struct RaceTests {
  private func check(
    _ explored: (_ isMended: Bool) async -> ExplorationReport, actions: Int
  ) async throws {
    var found: ExplorationReport?
    await withKnownIssue { found = await explored(false) }
    #expect(try #require(found?.failure).actions == actions)
    let mended = await explored(true)
    #expect(mended.failure == nil)
    #expect(mended.isComplete)
  }

  @Test func `A search that is late replaces the last one`() async throws {
    try await check(
      { isMended in
        await GuestSearch.explored(.init(), .init(isMended: isMended)) {
          [.send(.typed("a")), .send(.typed("ab"))]
        } finally: {
          $0.found == ["ab"]
        }
      }, actions: 4)
  }

  @Test func `Two taps book two beds`() async throws {
    try await check(
      { isMended in
        await Booking.explored(.init(), .init(isMended: isMended)) {
          [.send(.bookTapped), .send(.bookTapped)]
        } finally: {
          $0.world.bookings == 1
        }
      }, actions: 4)
  }

  @Test func `What is complete is cancelled`() async throws {
    try await check(
      { isMended in
        await Weather.explored(.init(), .init(isMended: isMended)) {
          [.send(.askTapped), .send(.cancelTapped)]
        } finally: {
          ($0.weather == nil) == $0.wasCancelled
        }
      }, actions: 3)
  }

  @Test func `An action comes for a sheet that is closed`() async throws {
    try await check(
      { isMended in
        await Kitchen.explored(.init(), .init(isMended: isMended)) {
          [
            .send(.doorTapped),
            .send(.stove(.presented(.lightTapped))) { $0.stove != nil },
            .send(.stove(.dismiss)) { $0.stove != nil },
          ]
        }
      }, actions: 4)
  }

  @Test func `A draft is kept after the letter was sent`() async throws {
    try await check(
      { isMended in
        await Letter.explored(.init(), .init(isMended: isMended)) {
          [.send(.typed("Hello")), .send(.sendTapped)]
        } finally: {
          $0.world.draft == nil
        }
      }, actions: 2)
  }

  @Test func `A page of the old list follows the new one`() async throws {
    try await check(
      { isMended in
        await GuestList.explored(.init(), .init(isMended: isMended)) {
          [.send(.nextTapped), .send(.pulled)]
        } finally: {
          $0.world.guests.starts(with: $0.guests)
        }
      }, actions: 4)
  }

  @Test func `A late error takes back a later change`() async throws {
    try await check(
      { isMended in
        await Star.explored(.init(), .init(isMended: isMended)) {
          [.send(.starTapped), .send(.starTapped)]
        } finally: {
          $0.isStarred == $0.world.isStarred
        }
      }, actions: 4)
  }

  @Test func `A timer outlives its screen`() async throws {
    try await check(
      { isMended in
        await SandGlass.explored(.init(), .init(isMended: isMended)) {
          [.send(.shown), .send(.hidden)]
        }
      }, actions: 5)
  }

  @Test func `The weather comes for somebody who has left`() async throws {
    try await check(
      { isMended in
        await Stay.explored(.init(), .init(isMended: isMended)) {
          [.send(.weatherTapped), .send(.leaveTapped)]
        } finally: {
          $0.guest != nil || $0.weather == nil
        }
      }, actions: 3)
  }

  @Test func `Two writers of a shared value lose a change`() async throws {
    try await check(
      { isMended in
        await Beds.explored(.init(), .init(isMended: isMended)) {
          [.send(.bookTapped), .send(.bookTapped)]
        } finally: {
          $0.free == 8
        }
      }, actions: 4)
  }
}
