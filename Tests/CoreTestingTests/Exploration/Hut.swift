import ComposableArchitecture

/// What a hut in the mountains answers, over a radio that takes its time.
struct Hut: Sendable {
  var find: @Sendable (_ name: String) async throws -> [String] = { [$0] }
  var page: @Sendable (_ offset: Int) async throws -> [Int] = { _ in [] }
  var refresh: @Sendable () async throws -> [Int] = { [] }
  var book: @Sendable () async throws -> Void = {}
  var draft: @Sendable (_ text: String?) async throws -> Void = { _ in }
  var star: @Sendable (_ isStarred: Bool) async throws -> Void = { _ in }
  var weather: @Sendable () async throws -> String = { "Fog" }

  struct TooFar: Error {}
}

/// What the hut has been told.
struct HutBook: Equatable, Sendable {
  var bookings = 0
  var draft: String?
  var isStarred = false
  var guests = [1, 2, 3, 4, 5, 6]
}

extension DependencyValues {
  @DependencyEntry var hut: Hut = Hut()
}

extension Hut {
  /// A hut whose answers come when the exploration says so.
  init(_ world: ExploredWorld<HutBook>) {
    find = { name in try await world.call("find \(name)", returning: [name]) }
    weather = { try await world.call("weather", returning: "Fog") }
    page = { offset in
      try await world.call("page")
      return Array(world.guests.dropFirst(offset).prefix(2))
    }
    refresh = {
      try await world.call("refresh")
      world.guests.insert(0, at: 0)
      return Array(world.guests.prefix(2))
    }
    book = {
      try await world.call("book")
      world.bookings += 1
    }
    draft = { text in
      try await world.call("draft")
      world.draft = text
    }
    star = { isStarred in
      try await world.call("star", answers: [.value(()), .error(TooFar())])
      world.isStarred = isStarred
    }
  }
}

extension Reducer where Self: Sendable, State: Equatable & SendableMetatype {
  /// Explores a feature of the hut.
  static func explored(
    _ initialState: @escaping @Sendable @autoclosure () -> State,
    _ reducer: @escaping @Sendable @autoclosure () -> Self,
    only order: [Int]? = nil,
    steps: @escaping @Sendable () -> [ExploredStep<State, Action>],
    finally: @escaping @Sendable (ExploredPoint<State, HutBook>) -> Bool = { _ in true }
  ) async -> ExplorationReport {
    await explore(
      initialState(), world: HutBook(), only: order, reducer: reducer,
      withDependencies: { $0.hut = Hut($1) }, steps: steps, finally: finally)
  }
}
