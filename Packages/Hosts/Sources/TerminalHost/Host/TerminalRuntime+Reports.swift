import CoreViews
import Glibc

extension TerminalRuntime {
  /// Takes what the terminal says about itself.
  func take(_ report: TerminalReport) {
    if !device.take(report) { status = ExitStatus.ended(bySignal: SIGHUP) }
    switch report {
    case .mode(2027, _): screen.trustClusters(device.abilities.knowsClusters)
    case .scheme(let isDark): become(dark: isDark, ground: isDark == self.isDark ? ground : nil)
    case .background(let red, let green, let blue):
      become(
        dark: 0.299 * red + 0.587 * green + 0.114 * blue < 0.5,
        ground: TerminalColor(red: red, green: green, blue: blue))
    case .size(let columns, let rows):
      // Larger ones are no screen's.
      if (1...2_000).contains(columns), (1...1_000).contains(rows) {
        screen.resize(to: Size(width: columns, height: rows))
      }
    case .mode, .keyboard, .attributes: break
    }
  }

  private func become(dark isDark: Bool, ground: TerminalColor?) {
    guard self.isDark != isDark || self.ground != ground else { return }
    (self.isDark, self.ground) = (isDark, ground)
    showScheme()
    screen.follow()
  }

  /// Tells views and colours whether the terminal is dark, as one is that does not say.
  func showScheme() {
    let isDark = isDark ?? true
    _ = session.perform(.colorScheme(isDark ? .dark : .light))
    screen.beOnLight(!isDark, ground: ground)
  }
}
