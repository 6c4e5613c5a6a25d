import CoreViews
import Foundation
import Glibc
import HostStreams

/// What keys and what they ask for lead to.
extension TerminalRuntime {
  func handle(_ inputs: [TerminalInput]) {
    screen.take(inputs, until: { relay.ending != nil }) { command in
      carryOut(command)
      return status == nil
    }
  }

  /// Sets the time for the rest of what is not complete.
  func awaitRest() {
    let waiting = screen.waiting
    if waiting == .end, awaitedEvent == screen.eventsFound { return }
    inputTimer?.cancel()
    awaitedEvent = waiting == .end ? screen.eventsFound : nil
    inputTimer =
      switch waiting {
      case nil: nil
      case .escape: timer(Self.escapeDelay, .inputTimeout)
      case .answer: timer(Self.answerDelay, .inputTimeout)
      case .end, .paste: timer(Self.endDelay, .inputTimeout)
      }
  }

  private func carryOut(_ command: TerminalCommand) {
    switch command {
    case .perform, .performInTurn: break
    case .copy(let text): copy(text)
    case .quit(let code): status = code
    case .suspend: suspend(wholeJob: true)
    case .redraw: redraw()
    }
  }

  /// Asks the terminal to take a text into its clipboard, by the sequence OSC 52.
  private func copy(_ text: String) {
    let code = Data(text.utf8).base64EncodedString()
    if !device.write(Array("\u{1B}]52;c;\(code)\u{07}".utf8)) {
      status = ExitStatus.ended(bySignal: SIGHUP)
    }
  }

  func timer(_ delay: Duration, _ event: Event) -> Task<Void, Never> {
    let clock = self.clock
    let send = self.send
    return Task {
      try? await clock.sleep(for: delay)
      if !Task.isCancelled { send.yield(event) }
    }
  }
}

extension TerminalRuntime {
  /// Takes what the terminal says about itself.
  func take(_ report: TerminalReport) {
    if !device.take(report) { status = ExitStatus.ended(bySignal: SIGHUP) }
    switch report {
    case .mode(2027, _): screen.trustClusters(device.abilities.knowsClusters)
    case .scheme(let isDark):
      become(dark: isDark, background: isDark == self.isDark ? background : nil)
    case .background(let red, let green, let blue):
      become(
        dark: 0.299 * red + 0.587 * green + 0.114 * blue < 0.5,
        background: TerminalColor(red: red, green: green, blue: blue))
    case .size(let columns, let rows):
      // Larger ones are no screen's.
      if (1...2_000).contains(columns), (1...1_000).contains(rows) {
        screen.resize(to: Size(width: columns, height: rows))
      }
    case .mode, .keyboard, .attributes: break
    }
  }

  private func become(dark isDark: Bool, background: TerminalColor?) {
    guard self.isDark != isDark || self.background != background else { return }
    (self.isDark, self.background) = (isDark, background)
    showScheme()
    screen.follow()
  }

  /// Tells views and colours whether the terminal is dark, as one is that does not say.
  func showScheme() {
    let isDark = isDark ?? true
    _ = session.perform(.colorScheme(isDark ? .dark : .light))
    screen.beOnLight(!isDark, background: background)
  }
}
