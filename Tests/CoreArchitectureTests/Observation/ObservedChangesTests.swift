import ComposableArchitecture
import Testing

/// Observers are notified of what has changed and of nothing else.
///
/// The stores are on an actor of their own, not on the main actor.
private actor Watch {
  @ObservableState
  struct Ship: Equatable, Identifiable {
    var id = 0
    var load = 0
    var name = ""
  }

  @CasePathable
  @ObservableState
  enum Berth: Equatable {
    case ship(Ship)
    case empty
  }

  @ObservableState
  struct Harbour {
    var fleet = [Ship(id: 0), Ship(id: 1)]
    var rows: IdentifiedArrayOf<Ship> = [Ship(id: 0), Ship(id: 1)]
    var path = StackState<Ship>()
    var berths = StackState<Berth>()
    var routes: [Route<Ship>] = [.root(Ship(id: 0)), .push(Ship(id: 1))]
    var kept: [Ship] = []
    var keptShip: Ship?
    @Presents var visitor: Ship?

    init() {
      path[id: 0] = Ship(id: 0)
      path[id: 1] = Ship(id: 1)
      berths[id: 0] = .ship(Ship())
      berths[id: 1] = .empty
    }
  }

  enum Action { case change(@Sendable (inout Harbour) -> Void) }

  /// Whether an observer of what `read` reads is told when a store's reducer makes `change`.
  func tells(
    _ read: @Sendable (Harbour) -> Void,
    by change: @escaping @Sendable (inout Harbour) -> Void
  ) -> Bool {
    tells(after: { _ in }, read, by: change)
  }

  func tells(
    after prepare: @escaping @Sendable (inout Harbour) -> Void,
    _ read: @Sendable (Harbour) -> Void,
    by change: @escaping @Sendable (inout Harbour) -> Void
  ) -> Bool {
    let store = Store(initialState: Harbour()) {
      Reduce<Harbour, Action> { state, action in
        switch action {
        case .change(let change): change(&state)
        }
        return .none
      }
    }
    store.send(.change(prepare))
    let told = LockIsolated(false)
    withPerceptionTracking {
      read(store.state)
    } onChange: {
      told.setValue(true)
    }
    store.send(.change(change))
    return told.value
  }
}

struct ObservedChangesTests {
  private let watch = Watch()

  @Test func anElementOfAnArrayTellsOnlyItsOwnReaders() async {
    #expect(
      await !watch.tells({ _ = $0.fleet }, by: { $0.fleet[0].load += 1 }))
    #expect(
      await !watch.tells({ _ = $0.fleet.count }, by: { $0.fleet[0].load += 1 }))
    #expect(
      await !watch.tells({ _ = $0.fleet[1].load }, by: { $0.fleet[0].load += 1 }))
    #expect(
      await !watch.tells({ _ = $0.fleet[0].name }, by: { $0.fleet[0].load += 1 }))
    #expect(
      await watch.tells({ _ = $0.fleet[0].load }, by: { $0.fleet[0].load += 1 }))
    #expect(
      await watch.tells(
        { _ = $0.fleet[1].load },
        by: { for index in $0.fleet.indices { $0.fleet[index].load += 1 } }))
  }

  @Test func anArrayTellsOfOtherElementsAndOfTheirOrder() async {
    #expect(
      await watch.tells({ _ = $0.fleet }, by: { $0.fleet.append(Watch.Ship(id: 2)) }))
    #expect(
      await watch.tells({ _ = $0.fleet }, by: { $0.fleet.removeLast() }))
    #expect(
      await watch.tells({ _ = $0.fleet }, by: { $0.fleet.swapAt(0, 1) }))
    #expect(
      await watch.tells({ _ = $0.fleet }, by: { $0.fleet[0] = Watch.Ship(id: 0) }))
    #expect(
      await watch.tells({ _ = $0.fleet }, by: { $0.fleet = [] }))
    #expect(
      await watch.tells({ _ = $0.fleet[0].load }, by: { $0.fleet.reverse() }))
  }

  /// Keeps copies, and changes what they are copies of.
  private static let keep: @Sendable (inout Watch.Harbour) -> Void = {
    $0.kept = $0.fleet
    $0.keptShip = $0.rows[0]
    $0.fleet[0].load = 5
    $0.rows[0].load = 5
  }

  @Test func elementsPutBackIntoAnArrayAreTold() async {
    let keep = Self.keep
    #expect(
      await watch.tells(after: keep, { _ = $0.fleet[0].load }, by: { $0.fleet = $0.kept }))
    #expect(
      await watch.tells(after: keep) {
        _ = $0.fleet[0].load
      } by: {
        var kept = $0.kept
        swap(&$0.fleet, &kept)
      })
    #expect(
      await watch.tells(after: keep) {
        _ = $0.rows[0].load
      } by: {
        var kept = $0.keptShip!
        swap(&$0.rows[0], &kept)
      })
  }

  @Test func screensPutBackAreTold() async {
    let keep: @Sendable (inout Watch.Harbour) -> Void = {
      $0.keptShip = $0.path[id: 0]
      $0.path[id: 0]?.load = 5
    }
    #expect(
      await watch.tells(after: keep) {
        _ = $0.path[id: 0]?.load
      } by: {
        let kept = $0.keptShip!
        $0.path[id: 0]? = kept
      })
    #expect(
      await watch.tells(after: keep) {
        _ = $0.path[0].load
      } by: {
        let kept = $0.keptShip!
        $0.path[0] = kept
      })
  }

  @Test func aScreenTellsOnlyItsOwnReaders() async {
    #expect(
      await !watch.tells({ _ = $0.path }, by: { $0.path[id: 0]?.load += 1 }))
    #expect(
      await !watch.tells({ _ = $0.path.ids }, by: { $0.path[0].load += 1 }))
    #expect(
      await !watch.tells({ _ = $0.path[id: 1]?.load }, by: { $0.path[id: 0]?.load += 1 }))
    #expect(
      await watch.tells({ _ = $0.path[id: 0]?.load }, by: { $0.path[id: 0]?.load += 1 }))
    #expect(
      await watch.tells({ _ = $0.path[id: 0]?.load }, by: { $0.path[0].load += 1 }))
    #expect(
      await !watch.tells(
        { _ = $0.berths }, by: { $0.berths[id: 0]?.modify(\.ship) { $0.load += 1 } }))
  }

  @Test func aStackTellsOfOtherScreens() async {
    #expect(
      await watch.tells({ _ = $0.path }, by: { $0.path.append(Watch.Ship(id: 2)) }))
    #expect(
      await watch.tells({ _ = $0.path }, by: { $0.path[id: 1] = nil }))
    #expect(
      await watch.tells({ _ = $0.path }, by: { $0.path[id: 1] = Watch.Ship(id: 1) }))
    #expect(
      await watch.tells({ _ = $0.path }, by: { $0.path[1] = Watch.Ship(id: 1) }))
    #expect(
      await watch.tells({ _ = $0.path }, by: { $0.path[id: 1]? = Watch.Ship(id: 1) }))
    #expect(
      await watch.tells({ _ = $0.berths }, by: { $0.berths[id: 0] = .empty }))
    #expect(
      await watch.tells({ _ = $0.path[id: 0]?.load }, by: { $0.path.removeAll() }))
  }

  @Test func aRowTellsOnlyItsOwnReaders() async {
    #expect(
      await !watch.tells({ _ = $0.rows }, by: { $0.rows[0].load += 1 }))
    #expect(
      await !watch.tells({ _ = $0.rows[id: 1]?.load }, by: { $0.rows[id: 0]?.load += 1 }))
    #expect(
      await watch.tells({ _ = $0.rows[id: 0]?.load }, by: { $0.rows[0].load += 1 }))
    #expect(
      await watch.tells({ _ = $0.rows }, by: { $0.rows[0] = Watch.Ship(id: 0) }))
    #expect(
      await watch.tells({ _ = $0.rows }, by: { $0.rows.sort { $0.id > $1.id } }))
  }

  @Test func aRouteAndAPresentedChildTellOnlyTheirOwnReaders() async {
    #expect(
      await !watch.tells({ _ = $0.routes }, by: { $0.routes[1].screen.load += 1 }))
    #expect(
      await watch.tells({ _ = $0.routes[1].screen.load }, by: { $0.routes[1].screen.load += 1 }))
    #expect(
      await watch.tells({ _ = $0.routes }, by: { $0.routes.removeLast() }))
    let visit: @Sendable (inout Watch.Harbour) -> Void = { $0.visitor = Watch.Ship() }
    #expect(
      await !watch.tells(after: visit, { _ = $0.visitor }, by: { $0.visitor?.load += 1 }))
    #expect(
      await watch.tells(after: visit, { _ = $0.visitor?.load }, by: { $0.visitor?.load += 1 }))
    #expect(
      await watch.tells(after: visit, { _ = $0.visitor }, by: { $0.visitor = nil }))
  }
}
