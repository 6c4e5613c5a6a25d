import CoreArchitecture
@_spi(Hosts) import CoreViews

/// Performs commands one after the other.
@MainActor
final class PlainRuntime {
  private enum Step {
    /// The command is done; the text is to be printed.
    case show(String)
    /// The command is done; the screen may be another, and a note stands before that.
    case done(note: String? = nil)
    case failed(String, show: String? = nil)
    case quit
  }

  private enum WaitEvent { case updated, timedOut }

  private let session: any ViewSession
  private let console: PlainConsole
  private let clock: any Clock<Duration>
  private var hasFailed = false
  private var focus: Element.ID?
  private var announcer = Announcer()

  init(session: any ViewSession, console: PlainConsole, clock: any Clock<Duration>) {
    self.session = session
    self.console = console
    self.clock = clock
  }

  func run() async -> Int32 {
    do {
      try await serve()
    } catch {
      console.writeError("error: the output cannot be written: \(error)\n")
      return 1
    }
    return hasFailed && !console.isInteractive ? 1 : 0
  }

  /// Performs the lines of input until the person leaves; throws if nothing can be written.
  private func serve() async throws {
    session.update()
    session.followFocus(from: &focus)
    var number = console.watched?.place.number ?? 0
    hasFailed = console.watched?.place.hasFailed ?? false
    var isEmpty = number == 0
    if let watched = console.watched { follow(watched) }
    if console.isInteractive {
      try console.write("\(announcer.everything(of: session.root))\n\n> ")
    }
    for await line in console.lines {
      number += 1
      isEmpty = isEmpty && line.trimmed.isEmpty
      if try await !take(line, number) { return }
      if console.isInteractive { try console.write("> ") }
    }
    if let watched = console.watched, watched.isLeaving {
      return watched.leave(number: number, hasFailed: hasFailed)
    }
    // The end of the input leaves the cursor behind the prompt; an empty one has shown nothing.
    if console.isInteractive {
      try console.write("\n")
    } else if isEmpty {
      try console.write("\(screen)\n")
    }
  }

  /// Says that another build goes on, if so, and what the watcher says from now on.
  private func follow(_ watched: WatchedInput) {
    let say = console.writeError
    let notes = watched.isContinued ? ["rebuilt"] + watched.notes : []
    for note in notes { say("note: \(PrintableText.line(note))\n") }
    watched.follow { say("note: \(PrintableText.line($0))\n") }
  }

  /// Performs one line, and returns false when it is time to leave.
  private func take(_ line: String, _ number: Int) async throws -> Bool {
    let parsed = Result { () throws(PlainCommandError) in try PlainCommand.parse(line) }
    if case .success(nil) = parsed { return true }
    // On a pipe, what was read is not to be seen otherwise.
    if !console.isInteractive {
      try console.write("> \(PrintableText.line(line.trimmed))\n")
    }
    switch parsed {
    case .success(nil): break
    case .failure(let error): fail(error.description, number)
    case .success(.some(let command)):
      switch await step(command) {
      case .show(let text): try console.write("\(text)\n\n")
      case .done(let note): try console.write("\(note.map { "\($0)\n" } ?? "")\(news)\n\n")
      case .failed(let reason, let text):
        fail(reason, number)
        if let text { try console.write("\(text)\n\n") }
      case .quit: return false
      }
    }
    return true
  }

  private func fail(_ reason: String, _ number: Int) {
    hasFailed = true
    let reason = PrintableText.line(reason)
    let text =
      console.isInteractive
      ? hostText("error: \(reason)") : hostText("error: line \(number): \(reason)")
    console.writeError("\(text)\n")
  }

  private var screen: String { session.root.plainText }

  /// The screen after a command; for a person on a terminal only what is another.
  private var news: String {
    let before = focus
    session.followFocus(from: &focus)
    guard console.isInteractive else { return screen }
    return announcer.news(of: session.root, focus: focus == before ? nil : focus)
  }

  private func step(_ command: PlainCommand) async -> Step {
    session.update()
    switch command {
    case .show:
      return .show(console.isInteractive ? announcer.everything(of: session.root) : screen)
    case .tap(let label): return tap(label)
    case .toggle(let label): return activate(label, Element.Role.used(by: .flip))
    case .tab(let label): return activate(label, Element.Role.used(by: .select))
    case .type(let label, let text): return type(label, text)
    case .choose(let label, let text): return choose(label, text)
    case .step(let label, let steps):
      let roles = Element.Role.used(by: .adjust).union([.datePicker])
      return on(label, roles) { .adjust($0, steps: steps) }
    case .slide(let label, let number):
      return on(label, Element.Role.used(by: .adjust)) { .edit($0, text: number) }
    case .expand(let label): return activate(label, Element.Role.used(by: .expand))
    case .select(let label): return activate(label, [.row])
    case .delete(let label): return on(label, [.row]) { .delete($0) }
    case .move(let label, let place): return on(label, [.row]) { .move($0, to: place - 1) }
    case .search(let text): return search(text)
    case .key(let key): return outcome(session.press(key))
    case .back: return perform(.back)
    case .refresh: return perform(.refresh)
    case .wait(let text, let seconds): return await wait(for: text, seconds)
    case .state: return .show(session.root.outline)
    case .help: return .show(PlainCommand.helpText)
    case .quit: return .quit
    }
  }

  private func activate(_ label: String, _ roles: Set<Element.Role> = []) -> Step {
    on(label, roles) { .activate($0) }
  }

  /// Presses a control; what it hands on to other programs is printed.
  private func tap(_ label: String) -> Step {
    let found = try? session.root.find(label).get()
    let step = activate(label)
    guard let text = found?.traits.shared, !text.isEmpty, case .done = step else { return step }
    return .done(note: hostText("shared: \(PrintableText.line(text))"))
  }

  private func on(
    _ label: String, _ roles: Set<Element.Role>, _ interaction: (Element.ID) -> Interaction
  ) -> Step {
    switch session.root.find(label, roles: roles) {
    case .success(let element): perform(interaction(element.id))
    case .failure(let failure): .failed(failure.description)
    }
  }

  private func choose(_ label: String?, _ text: String) -> Step {
    do {
      let roles = Element.Role.used(by: .choose).union([.row])
      let entry = try FieldEntry.find(label: label, text: text, in: session.root, roles: roles)
        .get()
      let all = session.root.front.element.flattened
      guard let control = all.first(where: { $0.id == entry.id }) else { return .done() }
      let usage = PlainCommand.Verb.choose.usage
      let choice = label == nil ? try QuotedText.whole(entry.text, usage: usage) : entry.text
      if choice.isEmpty { return .show(list(control.choices)) }
      return perform(.activate(try control.find(choice: choice).get().id))
    } catch {
      return .failed("\(error)")
    }
  }

  private func list(_ choices: [Element]) -> String {
    choices.map { PrintableText.line("\($0.isSelected ? "(\($0.label))" : $0.label)") }
      .joined(separator: "\n")
  }

  private func search(_ text: String) -> Step {
    let fields = session.root.front.controls.filter { $0.role == .searchField }
    guard let field = fields.last else {
      return .failed(hostText("nothing on screen can be searched"))
    }
    return perform(.edit(field.id, text: text))
  }

  private func type(_ label: String?, _ text: String) -> Step {
    do {
      let entry = try FieldEntry.find(label: label, text: text, in: session.root).get()
      let usage = PlainCommand.Verb.type.usage
      let text = label == nil ? try QuotedText.whole(entry.text, usage: usage) : entry.text
      return perform(.edit(entry.id, text: text))
    } catch {
      return .failed("\(error)")
    }
  }

  private func perform(_ interaction: Interaction) -> Step {
    outcome(session.perform(interaction))
  }

  private func outcome(_ outcome: InteractionOutcome) -> Step {
    switch outcome {
    case .done: return .done()
    case .refused(let reason): return .failed(reason)
    }
  }

  /// Checks the screen after each of its updates until it contains the text or the time is up.
  private func wait(for text: String, _ seconds: Double) async -> Step {
    if screen.holds(text) { return .done() }
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
      if screen.holds(text) { break }
      guard event == .updated else { return .failed(missing(text, seconds), show: news) }
    }
    return .done()
  }
}
