@_spi(Views) public import CoreArchitecture
@_spi(Views) internal import CoreDependencies

extension NavigationLink where Destination == Never {
  /// Pushes a screen with this state onto the stack around the link, which a store has to drive.
  ///
  /// With nil the link is disabled. Without such a stack, activating the link is reported.
  public init<Element>(
    state: Element?,
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    target = .state(
      StateLink(
        state: state.map { $0 as Any },
        location: _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)))
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Pushes a screen with this state onto the stack around the link, which a store has to drive.
  ///
  /// With nil the link is disabled. Without such a stack, activating the link is reported.
  public init<Element>(
    _ title: LocalizedStringKey,
    state: Element?,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      state: state, label: { Text(title) }, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Pushes a screen with this state onto the stack around the link, which a store has to drive.
  ///
  /// With nil the link is disabled. Without such a stack, activating the link is reported.
  @_disfavoredOverload
  public init<Element>(
    _ title: some StringProtocol,
    state: Element?,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      state: state, label: { Text(title) }, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}

/// The state of the screen that a link pushes onto a stack driven by a store.
struct StateLink {
  let state: Any?
  let location: _SourceLocation

  func push(upon stack: ScreenStack?) {
    guard let state else { return }
    guard let push = stack?.pushState else {
      return report(
        state,
        """
        there is no `NavigationStack(path:root:destination:)` with a store around the link. Put \
        the link inside such a stack, or send an action that appends the state to the path.
        """)
    }
    if !push(state) {
      report(
        state,
        """
        the path of the `NavigationStack` around it holds another type. Link to the state of one \
        of its screens, such as `Path.State.detail(…)`.
        """)
    }
  }

  private func report(_ state: Any, _ reason: String) {
    reportIssue(
      """
      A link could not push a screen of \(type(of: state)): \(reason)

      More: Documentation/Core.docc/Stacks.md#the-view
      """, at: location)
  }
}
