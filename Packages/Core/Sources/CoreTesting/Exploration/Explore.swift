@_spi(Views) public import CoreArchitecture
public import CoreDependencies
internal import IssueReporting

/// Tries a feature in every order in which what it waits for can come, and reports the shortest
/// order that breaks what is to hold.
///
/// ```swift
/// await explore(Search.State()) { Search() } withDependencies: { values, world in
///   values.search = { text in try await world.call("search", returning: [text]) }
/// } steps: {
///   [.send(.typed("a")), .send(.typed("ab"))]
/// } finally: {
///   $0.results == ["ab"]
/// }
/// ```
/// `always` is checked after each event, `finally` when nothing more can come. `only` tries one
/// order alone, as a failure tells it. Time: that of one order, for each that leads elsewhere.
@discardableResult
public func explore<State: Equatable & SendableMetatype, Action, World: Equatable & Sendable>(
  _ initialState: @escaping @Sendable @autoclosure () -> State,
  world: World,
  limits: ExplorationLimits = ExplorationLimits(),
  only order: [Int]? = nil,
  checks: ExplorationChecks = .standard,
  reducer: @escaping @Sendable () -> some Reducer<State, Action>,
  withDependencies prepareDependencies:
    @escaping @Sendable (inout DependencyValues, ExploredWorld<World>) -> Void = { _, _ in },
  steps: @escaping @Sendable () -> [ExploredStep<State, Action>],
  always: @escaping @Sendable (ExploredPoint<State, World>) throws -> Bool = { _ in true },
  finally: @escaping @Sendable (ExploredPoint<State, World>) throws -> Bool = { _ in true },
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) async -> ExplorationReport {
  let report = await ExploredFeature(
    initialState, world: world, reducer: reducer, withDependencies: prepareDependencies
  ).explored(
    within: limits, only: order, checks, steps: steps, always: always, finally: finally)
  report.report(fileID: fileID, file: filePath, line: line, column: column)
  return report
}

extension ExploredFeature {
  /// Tries the feature in every order, and reports nothing to a test.
  @_spi(Views) public func explored(
    within limits: ExplorationLimits, only order: [Int]? = nil, _ checks: ExplorationChecks,
    steps: @escaping @Sendable () -> [ExploredStep<State, Action>],
    always: @escaping @Sendable (ExploredPoint<State, World>) throws -> Bool = { _ in true },
    finally: @escaping @Sendable (ExploredPoint<State, World>) throws -> Bool = { _ in true }
  ) async -> ExplorationReport {
    await ExplorationActor().run { actor in
      let (issues, steps) = (ExploredIssues(), steps())
      let play = ExplorationPlay<State, Action, World>(
        checks, issues, isAlone: order != nil, always: always, finally: finally,
        areEqual: areEqual,
        makeRun: { makeRun(steps, sleeps: limits.sleeps, on: actor) })
      return withIssueReporters([issues]) { play.explore(within: limits, only: order) }
    }
  }
}

extension ExplorationReport {
  /// Tells the test of the failure, if there is one.
  @_spi(Views) public func report(
    fileID: StaticString, file filePath: StaticString, line: UInt, column: UInt
  ) {
    guard let failure else { return }
    let note = FoundOrder(order: failure.order).record(file: "\(filePath)", line: Int(line))
    let message = message(failure) + (note.map { "\n\n" + $0 } ?? "")
    reportIssue(
      message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// Tries a feature in every order in which what it waits for can come, where its dependencies keep
/// nothing.
@discardableResult
public func explore<State: Equatable & SendableMetatype, Action>(
  _ initialState: @escaping @Sendable @autoclosure () -> State,
  limits: ExplorationLimits = ExplorationLimits(),
  only order: [Int]? = nil,
  checks: ExplorationChecks = .standard,
  reducer: @escaping @Sendable () -> some Reducer<State, Action>,
  withDependencies prepareDependencies:
    @escaping @Sendable (inout DependencyValues, ExploredWorld<EmptyWorld>) -> Void = { _, _ in },
  steps: @escaping @Sendable () -> [ExploredStep<State, Action>],
  always: @escaping @Sendable (ExploredPoint<State, EmptyWorld>) throws -> Bool = { _ in true },
  finally: @escaping @Sendable (ExploredPoint<State, EmptyWorld>) throws -> Bool = { _ in true },
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) async -> ExplorationReport {
  await explore(
    initialState(), world: EmptyWorld(), limits: limits, only: order, checks: checks,
    reducer: reducer, withDependencies: prepareDependencies, steps: steps, always: always,
    finally: finally, fileID: fileID, file: filePath, line: line, column: column)
}
