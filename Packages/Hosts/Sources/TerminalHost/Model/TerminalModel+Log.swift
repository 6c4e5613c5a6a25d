import CoreArchitecture
@_spi(Hosts) import CoreViews

extension TerminalModel {
  /// Opens or closes the log, if that is what a key is for.
  mutating func takesForLog(_ key: Key) -> Bool {
    if key == .control("o") {
      toggleLog()
      return true
    }
    guard log.isOpen, key == .escape || key == .scalar("q") else { return false }
    log.close()
    return true
  }

  /// Goes back after a click on the back button, or closes the log.
  mutating func goBack() -> TerminalCommand? {
    if log.isOpen {
      log.close()
    } else if help.isOpen {
      closeHelp()
    } else if !popups.isEmpty {
      closePopup()
    } else {
      return .perform(.back)
    }
    return nil
  }

  private mutating func toggleLog() {
    if log.isOpen {
      log.close()
    } else if log.text.isEmpty {
      message = hostText("nothing has been printed so far")
    } else {
      log.open()
    }
  }
}
