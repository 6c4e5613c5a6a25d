@_spi(Views) public import CoreArchitecture
@_spi(Views) public import CoreDependencies

/// What a screen of the feature needs of its test store.
@_spi(Views) extension TestStore {
  /// The actor to which the feature belongs.
  public var isolation: any Actor { core.runtime.isolation }

  /// Shows the feature: makes what `screen` makes of an ordinary store with the same state, and
  /// keeps it until the check at the test store's end.
  public func show<Screen: AnyObject>(_ screen: (Store<State, Action>) -> Screen) -> Screen {
    let screen = DependencyValues.$_current.withValue(dependencies) { screen(Store(core: core)) }
    self.screen = screen
    return screen
  }

  /// Takes the number of the screen's running tasks, which may send actions.
  public var takeScreenTasks: (Int) -> Void { { [log] in log.setScreenTasks($0) } }

  /// Performs what a person does, and asserts how the action that it sends changes the state.
  ///
  /// - Parameters:
  ///   - step: A description, such as `taps "Log in"`.
  ///   - update: Changes the state to the expected one; nil if nothing is expected to change.
  ///   - location: The line of the test.
  ///   - operation: Performs it; returns whether it was possible.
  public func perform(
    _ step: String, _ update: ((inout State) throws -> Void)?, _ location: _SourceLocation,
    _ operation: () -> Bool
  ) {
    passReceived(before: step, location)
    let dependencies = dependencies
    var expecting = dependencies
    expecting.stackElementID = expecting.stackElementID.copy()
    let isDone = DependencyValues.$_current.withValue(dependencies) {
      log.whilePersonActs(at: location, operation)
    }
    if let sent = log.takeSent() {
      check(sent, expecting, { "'\(debugName(of: sent.action))'" }, location, update)
    } else if isDone, update != nil {
      location.fail(
        """
        The test expects the state to change when a person \(step), but no action was sent.

        If what follows comes from a task of the view or from an effect, call 'receive' for it.
        """)
    }
  }
}
