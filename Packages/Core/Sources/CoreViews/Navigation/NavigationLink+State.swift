public import CoreArchitecture
internal import CoreDependencies

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
