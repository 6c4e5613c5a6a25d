internal import CoreDependencies
internal import CoreViews

/// What a person does with controls and rows.
extension StoryHost {
  /// Chooses an option of the picker with a label, or what a menu or a row offers.
  nonisolated(nonsending) public func choose(
    _ label: String,
    _ choice: String,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await act("chooses \"\(choice)\" in \"\(label)\"", updateStateToExpectedResult, location) {
      host.choose(label, choice, location)
    }
  }

  /// Goes some steps up, or down if negative, in the stepper, slider or date picker with a label.
  nonisolated(nonsending) public func step(
    _ label: String,
    by steps: Int = 1,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await act("steps \"\(label)\"", updateStateToExpectedResult, location) {
      host.act(.adjust, label, location) { .adjust($0.id, steps: steps) }
    }
  }

  /// Gives the slider with a label a value.
  nonisolated(nonsending) public func slide(
    _ label: String,
    to value: Double,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await act("slides \"\(label)\"", updateStateToExpectedResult, location) {
      host.act(.adjust, label, location) { .edit($0.id, text: "\(value)") }
    }
  }

  /// Opens or closes the group with a label.
  nonisolated(nonsending) public func expand(
    _ label: String,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await act("opens or closes \"\(label)\"", updateStateToExpectedResult, location) {
      host.act(.expand, label, location) { .activate($0.id) }
    }
  }

  /// Selects the row with a label, or no longer.
  nonisolated(nonsending) public func select(
    _ label: String,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await act("selects the row \"\(label)\"", updateStateToExpectedResult, location) {
      host.onRow(label, "select", location) { .activate($0.id) }
    }
  }

  /// Deletes the row with a label.
  nonisolated(nonsending) public func delete(
    _ label: String,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await act("deletes the row \"\(label)\"", updateStateToExpectedResult, location) {
      host.onRow(label, "delete", location) { .delete($0.id) }
    }
  }

  /// Moves the row with a label to a place among its neighbours, the first of which is 0.
  nonisolated(nonsending) public func move(
    _ label: String,
    to place: Int,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await act("moves the row \"\(label)\"", updateStateToExpectedResult, location) {
      host.onRow(label, "move", location) { .move($0.id, to: place) }
    }
  }

  /// Replaces the text of the search field.
  nonisolated(nonsending) public func search(
    _ text: String,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await act("searches for \"\(text)\"", updateStateToExpectedResult, location) {
      host.search(text, location)
    }
  }
}

extension StoryHost {
  /// Presses a key by its name, such as `cmd+n`, `shift+left`, `enter` or `x`.
  nonisolated(nonsending) public func key(
    _ name: String,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await act("presses \(name)", updateStateToExpectedResult, location) {
      host.key(name, location)
    }
  }
}
