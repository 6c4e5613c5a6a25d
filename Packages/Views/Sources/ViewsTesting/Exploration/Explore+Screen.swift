@_spi(Views) public import CoreArchitecture
public import CoreDependencies
@_spi(Views) public import CoreTesting
public import CoreViews

/// Tries a feature with its screen in every order in which what it waits for can come, and reports
/// the shortest order that breaks what is to hold.
///
/// ```swift
/// await explore(Hut.State()) { Hut() } withDependencies: { values, world in
///   values.weather = { try await world.call("weather", answers: [.value("Fog"), .never]) }
/// } screen: {
///   HutView(store: $0)
/// } steps: {
///   [.anything(most: 3)]
/// }
/// ```
/// The screen goes up and down with the state, and its tasks run as in an app. `finally` is checked
/// whenever nothing more comes unless the person does something.
@discardableResult
public func explore<
  State: Equatable & SendableMetatype, Action, World: Equatable & Sendable,
  Content: View & SendableMetatype
>(
  _ initialState: @escaping @Sendable @autoclosure () -> State,
  world: World,
  limits: ExplorationLimits = ExplorationLimits(),
  only order: [Int]? = nil,
  checks: ExplorationChecks = .standard,
  reducer: @escaping @Sendable () -> some Reducer<State, Action>,
  withDependencies prepareDependencies:
    @escaping @Sendable (inout DependencyValues, ExploredWorld<World>) -> Void = { _, _ in },
  @ViewBuilder screen: @escaping @Sendable (Store<State, Action>) -> Content,
  steps: @escaping @Sendable () -> [ExploredStep<State, Action>] = { [.anything(most: 3)] },
  always: @escaping @Sendable (ExploredPoint<State, World>) throws -> Bool = { _ in true },
  finally: @escaping @Sendable (ExploredPoint<State, World>) throws -> Bool = { _ in true },
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) async -> ExplorationReport {
  let report = await ExploredFeature(
    initialState, world: world, reducer: reducer, withDependencies: prepareDependencies,
    screen: { ExploredViews(of: screen($0), at: $1) }
  ).explored(
    within: limits, only: order, checks, steps: steps, always: always, finally: finally)
  report.report(fileID: fileID, file: filePath, line: line, column: column)
  return report
}

/// Tries a feature with its screen in every order in which what it waits for can come, where its
/// dependencies keep nothing.
@discardableResult
public func explore<
  State: Equatable & SendableMetatype, Action, Content: View & SendableMetatype
>(
  _ initialState: @escaping @Sendable @autoclosure () -> State,
  limits: ExplorationLimits = ExplorationLimits(),
  only order: [Int]? = nil,
  checks: ExplorationChecks = .standard,
  reducer: @escaping @Sendable () -> some Reducer<State, Action>,
  withDependencies prepareDependencies:
    @escaping @Sendable (inout DependencyValues, ExploredWorld<EmptyWorld>) -> Void = { _, _ in },
  @ViewBuilder screen: @escaping @Sendable (Store<State, Action>) -> Content,
  steps: @escaping @Sendable () -> [ExploredStep<State, Action>] = { [.anything(most: 3)] },
  always: @escaping @Sendable (ExploredPoint<State, EmptyWorld>) throws -> Bool = { _ in true },
  finally: @escaping @Sendable (ExploredPoint<State, EmptyWorld>) throws -> Bool = { _ in true },
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) async -> ExplorationReport {
  await explore(
    initialState(), world: EmptyWorld(), limits: limits, only: order, checks: checks,
    reducer: reducer, withDependencies: prepareDependencies, screen: screen, steps: steps,
    always: always, finally: finally, fileID: fileID, file: filePath, line: line, column: column)
}

extension ExploredStep {
  /// Takes up to so many steps, each of them any that the screen offers then: a press, a text in a
  /// field, another tab, the way back.
  ///
  /// Fields get `a`, `12` and nothing. Steps after it come once so many were taken.
  public static func anything(most: Int) -> Self { offered(most: most) }
}
