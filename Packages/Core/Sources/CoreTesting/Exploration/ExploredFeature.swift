internal import CoreArchitecture
internal import CoreDependencies
internal import Foundation
internal import Synchronization

/// A feature with all that an order begins with.
struct ExploredFeature<R: Reducer, World: Equatable & Sendable>: Sendable {
  let initialState: @Sendable () -> R.State
  let world: World
  let makeReducer: @Sendable () -> R
  /// Sets the test's dependencies.
  let prepare: @Sendable (inout DependencyValues, ExploredWorld<World>) -> Void

  func makeRun(
    _ steps: [ExploredStep<R.State, R.Action>], sleeps: Int, on actor: ExplorationActor
  ) -> ExploredRun<R.State, R.Action, World> {
    let (world, uuids) = (ExploredWorld(world), ExploredUUIDs())
    let state = UnsafeMutablePointer<R.State>.allocate(capacity: 1)
    let core = withDependencies {
      setDefaults(&$0, world, uuids)
      prepare(&$0, world)
    } operation: {
      state.initialize(to: initialState())
      let reducer = makeReducer()
      return RootCore(
        state: state, node: reducer._makeNode(), begins: _ReducerTypes.mayBegin(of: reducer),
        dependencies: DependencyValues._current, isolation: actor)
    }
    return ExploredRun(core, world, uuids, steps: steps, sleeps: sleeps, on: actor)
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
      Date(timeIntervalSince1970: Double(waits.now.components.seconds))
    }
    values.uuid = uuids.generator
    values.withRandomNumberGenerator = WithRandomNumberGenerator(SplitMix(state: 0))
    values.stackElementID = StackElementIDGenerator()
    values.isPresentedByTest = true
  }
}

/// Numbers for `@Dependency(\.uuid)`, from 0 in each run.
final class ExploredUUIDs: Sendable {
  private let last = Atomic<Int>(0)

  var count: Int { last.load(ordering: .relaxed) }

  var generator: UUIDGenerator {
    UUIDGenerator { [self] in UUID(last.wrappingAdd(1, ordering: .relaxed).oldValue) }
  }
}
