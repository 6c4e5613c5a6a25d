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
  let feature = ExploredFeature(
    initialState: initialState, world: world, makeReducer: reducer, prepare: prepareDependencies)
  let report = await ExplorationActor().run { actor in
    let (issues, steps) = (ExploredIssues(), steps())
    let play = ExplorationPlay<State, Action, World>(
      checks, issues, isAlone: order != nil, always: always, finally: finally,
      makeRun: { feature.makeRun(steps, sleeps: limits.sleeps, on: actor) })
    return withIssueReporters([issues]) { play.explore(within: limits, only: order) }
  }
  if let failure = report.failure {
    reportIssue(
      report.message(failure), fileID: fileID, filePath: filePath, line: line, column: column)
  }
  return report
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
