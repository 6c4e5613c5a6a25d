@_spi(Views) public import CoreArchitecture
@_spi(Isolation) public import CoreDependencies
internal import Foundation
internal import Synchronization

/// A feature with all that an order begins with.
@_spi(Views) public struct ExploredFeature<State, Action, World: Equatable & Sendable>: Sendable {
  let world: World
  /// Makes the store, on the actor of an exploration, with the dependencies of a run.
  let makeCore: @Sendable (ExplorationActor) -> RootCore<State, Action>
  /// Whether states are equal; nil if they cannot be compared.
  let areEqual: (@Sendable (State, State) -> Bool)?
  /// Sets the test's dependencies.
  let prepare: @Sendable (inout DependencyValues, ExploredWorld<World>) -> Void
  /// Makes the screen of a store.
  let makeScreen: (@Sendable (Store<State, Action>, ExploredPlace) -> any ExploredScreen)?

  /// Makes the feature of a reducer.
  public init<R: Reducer>(
    _ initialState: @escaping @Sendable () -> State, world: World,
    reducer: @escaping @Sendable () -> R,
    withDependencies prepare:
      @escaping @Sendable (inout DependencyValues, ExploredWorld<World>) ->
      Void,
    screen: (@Sendable (Store<State, Action>, ExploredPlace) -> any ExploredScreen)? = nil
  ) where State: Equatable & SendableMetatype, R.State == State, R.Action == Action {
    (self.world, self.prepare, areEqual, makeScreen) = (world, prepare, { $0 == $1 }, screen)
    makeCore = { actor in
      let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
      state.initialize(to: initialState())
      let reducer = reducer()
      return RootCore(
        state: state, node: reducer._makeNode(), begins: _ReducerTypes.mayBegin(of: reducer),
        dependencies: DependencyValues._current, isolation: actor)
    }
  }

  /// Makes the feature of a root store, which the closure makes on the actor that is the default.
  public init(
    ofStore store: @escaping @Sendable () -> Store<State, Action>, world: World,
    withDependencies prepare:
      @escaping @Sendable (inout DependencyValues, ExploredWorld<World>) ->
      Void,
    screen: @escaping @Sendable (Store<State, Action>, ExploredPlace) -> any ExploredScreen
  ) {
    (self.world, self.prepare, makeScreen) = (world, prepare, screen)
    areEqual = Self.equality
    makeCore = { actor in
      let store = ExploredBeginning.$isLater.withValue(true) { store() }
      guard let core = store.core as? RootCore<State, Action> else {
        preconditionFailure("Explored is the store of a whole program, and not a part of one.")
      }
      return core
    }
  }

  /// Whether states are equal, for a state that may not be comparable.
  private static var equality: (@Sendable (State, State) -> Bool)? {
    guard State.self is any Equatable.Type else { return nil }
    return { one, two in
      guard let one = one as? any Equatable else { return false }
      return one.isEqual(to: two)
    }
  }

  func makeRun(
    _ steps: [ExploredStep<State, Action>], sleeps: Int, on actor: ExplorationActor
  ) -> ExploredRun<State, Action, World> {
    let (world, uuids) = (ExploredWorld(world), ExploredUUIDs())
    let core = withDependencies {
      setDefaults(&$0, world, uuids)
      prepare(&$0, world)
      // Schedulers have read when they were made.
      world.waits.forgetReadings()
    } operation: {
      DefaultIsolation.$actor.withValue(actor) { makeCore(actor) }
    }
    return ExploredRun(
      core, world, uuids, steps: steps, sleeps: sleeps, on: actor, makeScreen: makeScreen)
  }

  private func setDefaults(
    _ values: inout DependencyValues, _ world: ExploredWorld<World>, _ uuids: ExploredUUIDs
  ) {
    let clock = ExploredClock(waits: world.waits)
    values.context = .test
    values.forgetShared()
    values.continuousClock = clock
    values.suspendingClock = clock
    values.mainQueue = AnyScheduler(clock)
    values.mainRunLoop = AnyScheduler(clock)
    values.date = DateGenerator { [waits = world.waits] in
      let (seconds, attoseconds) = waits.readDate().components
      return Date(timeIntervalSince1970: Double(seconds) + Double(attoseconds) / 1e18)
    }
    values.uuid = uuids.generator
    values.withRandomNumberGenerator = WithRandomNumberGenerator(SplitMix(state: 0))
    values.stackElementID = StackElementIDGenerator()
    values.isPresentedByTest = true
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

/// Numbers for `@Dependency(\.uuid)`, from 0 in each run.
final class ExploredUUIDs: Sendable {
  private let last = Atomic<Int>(0)

  var count: Int { last.load(ordering: .relaxed) }

  var generator: UUIDGenerator {
    UUIDGenerator { [self] in UUID(last.wrappingAdd(1, ordering: .relaxed).oldValue) }
  }
}
