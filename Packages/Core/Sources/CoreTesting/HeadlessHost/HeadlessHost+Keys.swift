internal import CoreDependencies
internal import CoreViews

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
