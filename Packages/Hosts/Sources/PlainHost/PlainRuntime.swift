import CoreViews

/// Carries out commands one after the other.
@MainActor
final class PlainRuntime {
  private enum Step {
    /// Done; the text is to be shown.
    case show(String)
    case failed(String, show: String? = nil)
    case quit
  }

  private enum WaitEvent { case updated, timedOut }

  private let session: any ViewSession
  private let console: PlainConsole
  private let clock: any Clock<Duration>
  private var hasFailed = false

  init(session: any ViewSession, console: PlainConsole, clock: any Clock<Duration>) {
    self.session = session
    self.console = console
    self.clock = clock
  }

  func run() async -> Int32 {
    session.update()
    if console.isInteractive { console.write("\(screen)\n\n> ") }
    var number = 0
    var hasQuit = false
    for await line in console.lines {
      number += 1
      hasQuit = await !take(line, number)
      if hasQuit { break }
      if console.isInteractive { console.write("> ") }
    }
    // The end of the input leaves the cursor behind the prompt.
    if console.isInteractive, !hasQuit { console.write("\n") }
    return hasFailed && !console.isInteractive ? 1 : 0
  }

  /// Returns false when it is time to leave.
  private func take(_ line: String, _ number: Int) async -> Bool {
    do throws(PlainCommandError) {
      guard let command = try PlainCommand.parse(line) else { return true }
      echo(line)
      switch await step(command) {
      case .show(let text): console.write("\(text)\n\n")
      case .failed(let reason, let text):
        fail(reason, number)
        if let text { console.write("\(text)\n\n") }
      case .quit: return false
      }
    } catch {
      echo(line)
      fail(error.description, number)
    }
    return true
  }

  /// On a pipe, what was read is not to be seen otherwise.
  private func echo(_ line: String) {
    if !console.isInteractive { console.write("> \(line.trimmed)\n") }
  }

  private func fail(_ reason: String, _ number: Int) {
    hasFailed = true
    let place = console.isInteractive ? "" : "line \(number): "
    console.writeError("error: \(place)\(reason)\n")
  }

  private var screen: String { session.root.plainText }

  private func step(_ command: PlainCommand) async -> Step {
    session.update()
    switch command {
    case .show: return .show(screen)
    case .tap(let label): return activate(label)
    case .toggle(let label): return activate(label, [.toggle])
    case .tab(let label): return activate(label, [.tab])
    case .type(let rest): return type(rest)
    case .back: return perform(.back)
    case .refresh: return perform(.refresh)
    case .wait(let text, let seconds): return await wait(for: text, seconds)
    case .state: return .show(session.root.outline)
    case .help: return .show(PlainCommand.helpText)
    case .quit: return .quit
    }
  }

  private func activate(_ label: String, _ roles: Set<Element.Role> = []) -> Step {
    switch session.root.find(label, roles: roles) {
    case .success(let element): perform(.activate(element.id))
    case .failure(let failure): .failed(failure.description)
    }
  }

  private func type(_ rest: String) -> Step {
    switch FieldEntry.find(rest, in: session.root) {
    case .success(let entry): perform(.edit(entry.id, text: entry.text))
    case .failure(let failure): .failed(failure.description)
    }
  }

  private func perform(_ interaction: Interaction) -> Step {
    switch session.perform(interaction) {
    case .done: .show(screen)
    case .refused(let reason): .failed(reason)
    }
  }

  /// Looks at the screen after each of its updates until it contains the text or time is up.
  private func wait(for text: String, _ seconds: Double) async -> Step {
    if screen.contains(text) { return .show(screen) }
    let (events, send) = AsyncStream<WaitEvent>.makeStream()
    session.onUpdate = { send.yield(.updated) }
    let clock = self.clock
    let timer = Task {
      try? await clock.sleep(for: .seconds(seconds))
      send.yield(.timedOut)
    }
    defer {
      timer.cancel()
      session.onUpdate = nil
    }
    for await event in events {
      if screen.contains(text) { break }
      guard event == .updated else {
        let time = "\(seconds.formatted) second\(seconds == 1 ? "" : "s")"
        return .failed("\"\(text)\" did not appear within \(time)", show: screen)
      }
    }
    return .show(screen)
  }
}

extension Double {
  /// Without a fraction if there is none.
  fileprivate var formatted: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
