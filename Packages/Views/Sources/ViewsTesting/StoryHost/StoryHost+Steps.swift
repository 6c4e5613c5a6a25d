internal import CoreDependencies
internal import CoreViews

/// What a person does.
///
/// Each method asserts how the action that it sends changes the state; leave the closure out if
/// nothing is expected to change.
extension StoryHost {
  /// Presses the button or link with a label, or submits the field with it.
  nonisolated(nonsending) public func tap(
    _ label: String,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await act("taps \"\(label)\"", updateStateToExpectedResult, location) {
      host.act(.press, label, location) { .activate($0.id) }
    }
  }

  /// Replaces the text of the field with a label.
  nonisolated(nonsending) public func type(
    _ label: String,
    _ text: String,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await act("types into \"\(label)\"", updateStateToExpectedResult, location) {
      host.act(.edit, label, location) { .edit($0.id, text: text) }
    }
  }

  /// Flips the toggle with a label.
  nonisolated(nonsending) public func toggle(
    _ label: String,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await act("flips \"\(label)\"", updateStateToExpectedResult, location) {
      host.act(.flip, label, location) { .activate($0.id) }
    }
  }

  /// Selects the tab with a label.
  nonisolated(nonsending) public func tab(
    _ label: String,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await act("selects \"\(label)\"", updateStateToExpectedResult, location) {
      host.act(.select, label, location) { .activate($0.id) }
    }
  }

  /// Goes one step back: closes a sheet, cover or alert in front, or leaves the top screen.
  nonisolated(nonsending) public func back(
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await act("goes back", updateStateToExpectedResult, location) {
      host.perform(.back, "go back", location)
    }
  }

  /// Refreshes the content in front.
  nonisolated(nonsending) public func refresh(
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await act("refreshes the screen", updateStateToExpectedResult, location) {
      host.perform(.refresh, "refresh", location)
    }
  }
}
