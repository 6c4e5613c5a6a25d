import CoreViews

extension ScreenModel {
  /// Opens or closes the log, if that is what a key is for.
  mutating func takesForLog(_ key: Key) -> Bool {
    switch key {
    case .control("o"): toggleLog()
    case .escape where log.isOpen, .scalar("q") where log.isOpen: log.close()
    default: return false
    }
    return true
  }

  /// Goes back after a click on the back button, or closes the log.
  mutating func goBack() -> ScreenCommand? {
    guard log.isOpen else { return .perform(.back) }
    log.close()
    return nil
  }

  private mutating func toggleLog() {
    if log.isOpen {
      log.close()
    } else if log.text.isEmpty {
      message = "nothing has been printed so far"
    } else {
      log.open()
    }
  }
}
