import Foundation
import Testing

@testable @_spi(Hosts) import CoreArchitecture

@MainActor @Suite struct RootStatesTests {
  private struct Bakery: Codable, Equatable {
    var breads = ["rye"]
    var oven = Oven()

    struct Oven: Codable, Equatable { var degrees = 20 }
  }

  /// The next build's state: there are more fields, and one has another type.
  private struct Newer: Codable, Equatable {
    var breads = ["rye"]
    var oven = Oven()
    var isOpen = true

    struct Oven: Codable, Equatable {
      var degrees = 20
      var hasSteam = true
    }
  }

  private struct Other: Codable, Equatable { var breads = 1 }

  /// Reads what a state was left as, as the first state of another type.
  private func decode<State>(_ kept: some Encodable, first: State) throws -> State {
    let json = String(decoding: try JSONEncoder().encode(kept), as: UTF8.self)
    return try StateError.decode(json, first: first)
  }

  /// Runs a process with states that the one before it has left; returns what it leaves.
  private func run(
    _ former: [RootStates.Stored] = [], _ flaws: [String] = [], _ body: (RootStates) -> Void
  ) -> [RootStates.Stored] {
    let states = RootStates(former)
    body(states)
    #expect(states.flaws == flaws)
    return states.kept()
  }

  private func make<State>(_ state: State, in states: RootStates) -> RootCore<State, Int> {
    let memory = UnsafeMutablePointer<State>.allocate(capacity: 1)
    memory.initialize(to: state)
    states.restore(memory)
    let core = RootCore<State, Int>(
      state: memory, node: EmptyReducer()._makeNode(), begins: false, dependencies: nil,
      isolation: MainActor.shared)
    states.follow(core)
    return core
  }

  @Test func storesGoOnInTheOrderOfTheirMaking() {
    var alive: [RootCore<Bakery, Int>] = []
    let kept = run { states in
      for degrees in [100, 200, 300] {
        let core = make(Bakery(oven: .init(degrees: degrees)), in: states)
        // One of them is gone at the end.
        if degrees != 200 { alive.append(core) }
      }
    }
    _ = run(kept) { states in
      let found = [1, 2, 3].map { _ in make(Bakery(), in: states).read { $0.oven.degrees } }
      #expect(found == [100, 300, 20])
    }
    #expect(alive.count == 2)
  }

  @Test func storesThatAreMadeLaterBeginAnew() {
    var core: RootCore<Bakery, Int>?
    let kept = run { core = make(Bakery(breads: []), in: $0) }
    _ = run(kept) { states in
      states.endRestoring()
      #expect(make(Bakery(), in: states).read { $0 } == Bakery())
    }
    #expect(core != nil)
  }

  @Test func aStateThatIsNotCodableSaysSo() {
    struct Plain { var count = 1 }
    var core: RootCore<Plain, Int>?
    let kept = run { core = make(Plain(count: 2), in: $0) }
    _ = run(kept, ["RootStatesTests.Plain begins anew: it is not Codable."]) { states in
      #expect(make(Plain(), in: states).read { $0.count } == 1)
    }
    #expect(core != nil)
  }

  @Test func fieldsThatAreNewHaveTheirFirstValues() throws {
    let kept = Bakery(breads: ["oat"], oven: .init(degrees: 240))
    #expect(
      try decode(kept, first: Newer())
        == Newer(breads: ["oat"], oven: .init(degrees: 240, hasSteam: true), isOpen: true))
  }

  @Test func whatCannotBeReadSaysWhere() {
    let flaw = #expect(throws: StateError.self) { try decode(Bakery(), first: Other()) }
    #expect(flaw?.reason == "its field breads has another type")
    let text = #expect(throws: StateError.self) {
      try StateError.decode(#"{"breads": ["rye"], "oven": {"degrees": "hot"}}"#, first: Bakery())
    }
    #expect(text?.reason == "its field oven.degrees has another type")
  }
}
