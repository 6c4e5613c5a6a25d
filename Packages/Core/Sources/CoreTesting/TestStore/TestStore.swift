public import CoreArchitecture
public import CoreDependencies
internal import CoreViews
internal import Foundation

/// Runs a feature in a test and demands that the test says what the feature does.
///
/// Send actions as a person would and say how the state changes; receive the actions that effects
/// send. With exhaustivity on, whatever the test does not say fails it: changes, received actions,
/// effects still running at the end.
///
/// A test store belongs to the actor on which it is made (nil means the main actor); its methods
/// may be called from any, and several may wait at once.
public final class TestStore<State: Equatable, Action>: @unchecked Sendable {
  // Unchecked: what a test reads and sets is guarded, the log guards itself, and actions are sent on
  // the core's actor. `dependencies` and `screen` are set by the test alone, while nothing is sent.

  /// What the feature runs with. Changes hold from the next action on.
  public var dependencies: DependencyValues {
    get { core.dependencies ?? ._none }
    _modify {
      var values = core.dependencies ?? ._none
      // Reaching into a live client in order to replace an endpoint is not using it.
      values._isBeingSet = true
      defer {
        values._isBeingSet = false
        core.dependencies = values
      }
      yield &values
    }
    set { core.dependencies = newValue }
  }

  /// How much must be asserted.
  public var exhaustivity: Exhaustivity {
    get { guarded.exhaustivity }
    set { guarded.exhaustivity = newValue }
  }

  /// How long `receive` and `finish` wait for effects, in nanoseconds. A second at first.
  public var timeout: UInt64 {
    get { guarded.timeout }
    set { guarded.timeout = newValue }
  }

  /// The state as far as the test has accounted for it. Within a closure that asserts, it is the
  /// one before.
  public internal(set) var state: State {
    get { guarded.state }
    set { guarded.state = newValue }
  }

  /// Whether the feature has asked to be dismissed, with `@Dependency(\.dismiss)`. Then its effects
  /// need not end, and nothing more can be sent.
  ///
  /// False where a parent within the test dismisses it.
  public var isDismissed: Bool { log.isDismissed }

  private let guarded: Guarded<State>
  let core: RootCore<State, Action>
  let log: ActionLog<State, Action>
  let place: TestPlace
  /// What shows the store in a story; it goes when the store has been checked for what is left.
  var screen: (any ViewSession)?

  /// Makes a test store.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with, evaluated with the test's dependencies.
  ///   - reducer: The reducer under test.
  ///   - prepareDependencies: Overrides dependencies for the reducer and its effects.
  public init(
    initialState: @autoclosure () -> State,
    reducer: () -> some Reducer<State, Action>,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    isolation: isolated (any Actor)? = #isolation
  ) {
    place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let log = ActionLog<State, Action>()
    self.log = log
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    let (node, dependencies) = withDependencies {
      prepareDependencies(&$0)
      $0.stackElementID = StackElementIDGenerator()
      $0.sharedChangeTracker = log.shared
      $0.isPresentedByTest = true
    } operation: {
      state.initialize(to: initialState())
      return (reducer()._makeNode(), DependencyValues._current)
    }
    guarded = Guarded(state.pointee)
    core = RootCore(
      state: state, node: node, dependencies: dependencies,
      isolation: isolation ?? MainActor.shared)
    log.shared.settle(nil)
    core.runtime.observer = log
    core.recorder = { action, isFromEffect, state in
      log.record(action, state, isFromEffect: isFromEffect)
    }
  }

  deinit {
    checkCompletion()
  }

  /// Whether all tasks run one after the other on the main actor's executor while the store lives,
  /// which makes tests repeatable. True at first.
  public var useMainSerialExecutor: Bool {
    get { guarded.serialExecutor != nil }
    set {
      guarded.serialExecutor = newValue ? guarded.serialExecutor ?? MainSerialExecutorScope() : nil
    }
  }

  /// Changes the exhaustivity for the length of an operation.
  @discardableResult
  public func withExhaustivity<Result>(
    _ exhaustivity: Exhaustivity, operation: () throws -> Result
  ) rethrows -> Result {
    let before = self.exhaustivity
    self.exhaustivity = exhaustivity
    defer { self.exhaustivity = before }
    return try operation()
  }

  /// Changes the exhaustivity for the length of an asynchronous operation.
  @discardableResult
  nonisolated(nonsending) public func withExhaustivity<Result>(
    _ exhaustivity: Exhaustivity,
    operation: nonisolated(nonsending) () async throws -> Result
  ) async rethrows -> Result {
    let before = self.exhaustivity
    self.exhaustivity = exhaustivity
    defer { self.exhaustivity = before }
    return try await operation()
  }

  /// Asserts on the state as it is, without an action.
  public func assert(
    _ updateStateToExpectedResult: (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let expectation = StateExpectation(
      before: state, after: state, shared: sharedChanges(nil), exhaustivity: exhaustivity,
      dependencies: dependencies, subject: { "all that the test has done" }, place: place)
    withoutActuallyEscaping(updateStateToExpectedResult) {
      expectation.check($0, mayBeUnchanged: true)
    }
    log.settleShared()
  }
}

/// The test store of a feature, spelled with one generic argument.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable
