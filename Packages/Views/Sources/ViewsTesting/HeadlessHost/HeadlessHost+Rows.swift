internal import CoreDependencies
internal import CoreViews

extension HeadlessHost {
  /// Selects the row with a label, or no longer.
  public func select(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    onRow(label, "select", location) { .activate($0.id) }
  }

  /// Deletes the row with a label.
  public func delete(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    onRow(label, "delete", location) { .delete($0.id) }
  }

  /// Moves the row with a label to a place among its neighbours, the first of which is 0.
  public func move(
    _ label: String, to place: Int,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    onRow(label, "move", location) { .move($0.id, to: place) }
  }

  /// Replaces the text of the search field.
  public func search(
    _ text: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    search(text, location)
  }

  @discardableResult
  func onRow(
    _ label: String, _ verb: String, _ location: _SourceLocation,
    _ interaction: (Element) -> Interaction
  ) -> Bool {
    session.update()
    switch session.root.find(label, roles: [.row]) {
    case .success(let row):
      return perform(interaction(row), "\(verb) the row \"\(label)\"", location)
    case .failure(let failure):
      report("\(verb) the row \"\(label)\"", failure.description, location)
      return false
    }
  }

  @discardableResult
  func search(_ text: String, _ location: _SourceLocation) -> Bool {
    session.update()
    let field = session.root.front.controls.last { $0.role == .searchField }
    guard let field else {
      report("search for \"\(text)\"", "nothing on screen can be searched", location)
      return false
    }
    return perform(.edit(field.id, text: text), "search for \"\(text)\"", location)
  }
}
