// The test store: what a test sends, receives and expects, and how what fails is
// reported.
//
// ReceiveExpectation: ExpectedAction.
// TestStore: Exhaustivity.

public import CoreArchitecture
public import CoreDependencies
internal import Foundation

/// Runs a feature in a test that must assert everything the feature does.
///
/// ```
/// let store = TestStore(initialState: Counter.State()) { Counter() }
/// await store.send(.incrementTapped) { $0.count = 1 }
/// await store.receive(\.factLoaded) { $0.fact = "1 is odd." }
/// ```
/// Send actions as a person would, and receive those that effects send. With exhaustivity on, the
/// test fails for changes and received actions that it does not assert, and for effects still
/// running at its end. A test store belongs to the main actor, or to the one that it is given; its
/// methods may be called from any actor, and several may wait at once.
public final class TestStore<State, Action>: @unchecked Sendable {
  // Unchecked: `guarded` and `log` have locks, and actions are sent on the core's actor. Only the
  // test sets `dependencies` and `screen`, while nothing is being sent.

  /// The dependencies of the feature.
  ///
  /// Changes hold from the next action on.
  public var dependencies: DependencyValues {
    get { core.dependencies ?? ._none }
    _modify {
      var values = core.dependencies ?? ._none
      // Reading a live client in order to replace an endpoint is not a use of it.
      values._isBeingSet = true
      defer {
        values._isBeingSet = false
        core.dependencies = values
      }
      yield &values
    }
    set { core.dependencies = newValue }
  }

  /// Whether everything must be asserted; `on` by default.
  public var exhaustivity: Exhaustivity {
    get { guarded.exhaustivity }
    set { guarded.exhaustivity = newValue }
  }

  /// The time that `receive` and `finish` wait for effects, in nanoseconds.
  ///
  /// A second by default.
  public var timeout: UInt64 {
    get { guarded.timeout }
    set { guarded.timeout = newValue }
  }

  /// The state after the last action that the test has sent or received.
  ///
  /// Inside an asserting closure it is still the state before that action.
  public internal(set) var state: State {
    get { guarded.state }
    set { guarded.state = newValue }
  }

  /// Whether the feature has asked to be dismissed, with `@Dependency(\.dismiss)`.
  ///
  /// Then its effects need not end, and no action can be sent. False if a parent within the test
  /// dismisses it.
  public var isDismissed: Bool { log.isDismissed }

  /// Whether the actions that effects send wait until the test receives them; false by default.
  ///
  /// The effect waits, too: its `send` returns once the action was received, and if it is cancelled
  /// before, the action is dropped. So a test can do something else in between, and receive the
  /// actions of several effects in any order. Actions of `.send` follow at once, as ever.
  public var holdsActionsOfEffects: Bool {
    get { log.isHolding }
    set { log.isHolding = newValue }
  }

  private let guarded: Guarded<State>
  let comparison: StateComparison<State>
  let core: RootCore<State, Action>
  let log: ActionLog<State, Action>
  let location: _SourceLocation
  /// The screen of a story, if there is one; released after the check at the store's end.
  var screen: AnyObject?

  /// Makes a test store of a feature, on the main actor.
  ///
  /// `initialState` is evaluated with the test's dependencies. `withDependencies` overrides
  /// dependencies for the reducer and its effects.
  @MainActor public convenience init(
    initialState: @autoclosure () -> State,
    reducer: () -> some Reducer<State, Action>,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where State: Equatable {
    self.init(
      initialState: initialState(), comparing: .by(==), reducer: reducer,
      withDependencies: prepareDependencies, fileID: fileID, file: filePath, line: line,
      column: column, isolation: #isolation)
  }

  /// Makes a test store of a feature on an actor: nil means the main one.
  ///
  /// `#isolation` is the actor whose code makes the store.
  public convenience init(
    initialState: @autoclosure () -> State,
    isolation: isolated (any Actor)?,
    reducer: () -> some Reducer<State, Action>,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where State: Equatable {
    self.init(
      initialState: initialState(), comparing: .by(==), reducer: reducer,
      withDependencies: prepareDependencies, fileID: fileID, file: filePath, line: line,
      column: column, isolation: isolation)
  }

  /// Makes a test store of a feature whose state is not `Equatable`, on the actor of this code.
  ///
  /// `comparison` tells whether the state is as the test expects; `.parts` fits most states.
  public init(
    initialState: @autoclosure () -> State,
    comparing comparison: StateComparison<State>,
    reducer: () -> some Reducer<State, Action>,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    isolation: isolated (any Actor)? = #isolation
  ) {
    self.comparison = comparison
    location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let log = ActionLog<State, Action>()
    self.log = log
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    let (node, begins, dependencies) = withDependencies {
      prepareDependencies(&$0)
      $0.stackElementID = StackElementIDGenerator()
      $0.sharedChangeTracker = log.shared
      $0.isPresentedByTest = true
    } operation: {
      state.initialize(to: initialState())
      let reducer = reducer()
      let begins = _ReducerTypes.mayBegin(of: reducer)
      return (reducer._makeNode(), begins, DependencyValues._current)
    }
    guarded = Guarded(state.pointee)
    core = RootCore(
      state: state, node: node, begins: begins, dependencies: dependencies,
      isolation: isolation ?? MainActor.shared)
    log.shared.settle(nil)
    core.runtime.observer = log
    core.recorder = { action, isFromEffect, state in
      log.record(action, state, isFromEffect: isFromEffect)
    }
    core.holder = { action, process in log.hold(action, process) }
    core.begin()
  }

  deinit {
    checkCompletion()
  }

  /// Whether all tasks run in turn on the main actor's executor while the store lives.
  ///
  /// That makes tests repeatable. True until it is set, here or by
  /// `uncheckedUseMainSerialExecutor = false`.
  public var useMainSerialExecutor: Bool {
    get { guarded.serialExecutor?.isActive ?? false }
    set {
      guard newValue != useMainSerialExecutor else { return }
      guarded.serialExecutor = newValue ? MainSerialExecutorScope() : nil
    }
  }

  /// Runs an operation with another exhaustivity.
  @discardableResult
  public func withExhaustivity<Result>(
    _ exhaustivity: Exhaustivity, operation: () throws -> Result
  ) rethrows -> Result {
    let before = self.exhaustivity
    self.exhaustivity = exhaustivity
    defer { self.exhaustivity = before }
    return try operation()
  }

  /// Runs an asynchronous operation with another exhaustivity.
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

  /// Asserts on the present state, without an action.
  public func assert(
    _ updateStateToExpectedResult: (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let expectation = StateExpectation(
      before: state, after: state, comparison: comparison, shared: sharedChanges(nil),
      exhaustivity: exhaustivity, dependencies: dependencies,
      subject: { "all that the test has done" }, location: location)
    withoutActuallyEscaping(updateStateToExpectedResult) {
      expectation.check($0, mayBeUnchanged: true)
    }
    log.settleShared()
  }
}

/// The test store of a feature, written with the feature as its only generic argument.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action>

/// Whether a test must assert everything that a test store observes.
public enum Exhaustivity: Equatable, Sendable {
  /// Every change of state, received action and running effect must be asserted.
  case on
  /// Only what the test asserts is checked.
  ///
  /// With `showSkippedAssertions`, what was not asserted is printed without failing the test.
  case off(showSkippedAssertions: Bool)

  /// Only what the test asserts is checked; what was not asserted is not printed.
  public static let off = Self.off(showSkippedAssertions: false)
}
