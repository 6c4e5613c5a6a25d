@_spi(Views) public import CoreArchitecture
@_spi(Isolation) internal import CoreDependencies
@_spi(Views) public import CoreTesting
public import CoreViews

/// Tests a feature through its screen and its test store at once.
///
/// ```swift
/// let host = StoryHost(store) { LoginView(store: $0) }
/// await host.type("Name", "wimes") { $0.name = "wimes" }
/// await host.tap("Log in") { $0.isLoggingIn = true }
/// await host.receive(\.response.success) { $0.isLoggingIn = false }
/// host.expectScreen { "Welcome" }
/// ```
///
/// A person's step sends an action, and the test asserts how that changes the state. All other
/// actions, from effects and from views, must be received. Use it on the actor of its store.
public final class StoryHost<State, Action> {
  /// The test store of the feature on screen.
  public let store: TestStore<State, Action>
  let host: HeadlessHost

  /// Shows a test store in a view, which gets an ordinary store with the same state.
  public init(
    _ store: TestStore<State, Action>, isolation: isolated (any Actor)? = #isolation,
    @ViewBuilder content: (Store<State, Action>) -> some View
  ) {
    requireIsolation(
      to: store.isolation,
      "A story is told on the actor on which its test store was made. Make both in the same place.")
    self.store = store
    let graph = store.show { ViewGraph(content($0)) }
    graph.observeTasks(store.takeScreenTasks)
    host = HeadlessHost(graph)
  }

  /// The text on screen, as the plain host would print it.
  ///
  /// Updates the screen first.
  public var screen: String {
    updateScreen()
    return host.text
  }

  /// Closes the screen, as leaving the app does.
  ///
  /// Tasks of views end, and with them the effects that they wait for.
  nonisolated(nonsending) public func close() async {
    host.session.close()
    await Task.megaYield()
  }

  func updateScreen() {
    DependencyValues.$_current.withValue(store.dependencies) { host.session.update() }
  }
}

/// The story host of a feature, written with the feature as its only generic argument.
public typealias StoryHostOf<R: Reducer> = StoryHost<R.State, R.Action>

extension StoryHost {
  /// Performs what a person does, and asserts how the action that it sends changes the state.
  ///
  /// - Parameters:
  ///   - step: A description, such as `taps "Log in"`.
  ///   - update: Changes the state to the expected one; nil if nothing is expected to change.
  ///   - location: The line of the test.
  ///   - operation: Performs it; returns whether it was possible.
  nonisolated(nonsending) func act(
    _ step: String, _ update: ((inout State) throws -> Void)?, _ location: _SourceLocation,
    _ operation: () -> Bool
  ) async {
    updateScreen()
    store.perform(step, update, location, operation)
    await Task.megaYield()
  }
}
