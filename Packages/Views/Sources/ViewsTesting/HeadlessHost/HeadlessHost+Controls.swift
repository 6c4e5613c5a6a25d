internal import CoreDependencies
internal import CoreViews

extension HeadlessHost {
  /// Chooses an option of the picker with a label, or what a menu with the label offers.
  public func choose(
    _ label: String, _ choice: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    choose(label, choice, location)
  }

  /// Goes some steps up, or down if negative, in the stepper, slider or date picker with a label.
  public func step(
    _ label: String, by steps: Int = 1, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    act(.adjust, label, location) { .adjust($0.id, steps: steps) }
  }

  /// Gives the slider with a label a value.
  public func slide(
    _ label: String, to value: Double, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    act(.adjust, label, location) { .edit($0.id, text: "\(value)") }
  }

  /// Opens or closes the group with a label.
  public func expand(
    _ label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    act(.expand, label, location) { .activate($0.id) }
  }

  @discardableResult
  func choose(_ label: String, _ choice: String, _ location: _SourceLocation) -> Bool {
    session.update()
    let attempt = "choose \"\(choice)\" in \"\(label)\""
    do {
      let control = try session.root.find(label, roles: Element.Role.choosing).get()
      let found = try control.find(choice: choice).get()
      return perform(.activate(found.id), attempt, location)
    } catch {
      report(attempt, "\(error)", location)
      return false
    }
  }
}

extension Element.Role {
  /// What offers choices: pickers, menus, and rows with a menu of their own.
  static var choosing: Set<Self> { used(by: .choose).union([.row]) }
}

extension HeadlessHost {
  /// Presses a key by its name, such as `cmd+n`, `shift+left`, `enter` or `x`.
  ///
  /// Views with `onKeyPress` in front may take it, else the control whose shortcut it is.
  public func key(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    key(name, location)
  }

  @discardableResult
  func key(_ name: String, _ location: _SourceLocation) -> Bool {
    session.update()
    let outcome: InteractionOutcome =
      if let key = Element.Accessibility.Shortcut(named: name) {
        session.press(key)
      } else {
        .refused("no key has that name; write a character or a name such as enter or cmd+left")
      }
    guard case .refused(let reason) = outcome else { return true }
    report("press \(name)", reason, location)
    return false
  }
}
