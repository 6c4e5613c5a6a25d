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
