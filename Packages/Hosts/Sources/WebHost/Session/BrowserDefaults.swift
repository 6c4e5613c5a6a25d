@_spi(Hosts) import CoreArchitecture
import CoreDependencies
import Effects
import Foundation
import Logging
import Synchronization

/// The user defaults of browsers: all sessions of one share them, and they are kept.
///
/// They are read when a session first uses them. Each change is written by itself, and before the
/// action that made it is acknowledged. Of who does nothing, such as a crawler, none are kept.
actor BrowserDefaults {
  private struct Entry {
    /// What its user defaults know it by.
    var name: BrowserName?
    weak var defaults: UserDefaults?
    /// What is not written yet, and what it was changed from.
    var unsaved, base: [UInt8]?
    /// What was read ahead; nil inside if nothing is kept.
    var fetched: [UInt8]??
    /// Whether a person has done anything in a session of the browser.
    var isUsed = false

    /// What is to be written now.
    var due: [UInt8]? { isUsed ? unsaved : nil }
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var client: SessionsClient?
  }

  private let open: @Sendable () throws -> SessionsClient?
  private let logger: Logger
  private nonisolated let state = Mutex(State())
  /// What is being written, which says in the end whether it was.
  private var writing: [String: Task<Bool, Never>] = [:]

  /// Makes it; without a client nothing is kept.
  ///
  /// The closure is called when one is first needed, unless there is one that is at hand.
  init(
    logger: Logger = Logger(label: "web"), at hand: SessionsClient? = nil,
    client open: @escaping @Sendable () throws -> SessionsClient? = { nil }
  ) {
    self.open = open
    self.logger = logger
    state.withLock { $0.client = hand }
  }

  /// The user defaults of a browser.
  nonisolated func defaults(of browser: String) -> UserDefaults {
    state.withLock { state in
      if let defaults = state.entries[browser]?.defaults { return UncheckedSendable(defaults) }
      let defaults = read(browser, &state)
      state.entries[browser, default: Entry()].defaults = defaults
      return UncheckedSendable(defaults)
    }.value
  }

  /// Reads the user defaults of a browser ahead, so that no session keeps a thread waiting.
  ///
  /// Throws if they cannot be had.
  func fetch(_ browser: String) async throws {
    let (isKnown, client) = state.withLock { state in
      (state.entries[browser]?.defaults != nil, state.client)
    }
    guard !isKnown, let fetch = client?.fetchDefaults else { return }
    let list = try await fetch(browser)
    state.withLock { $0.entries[browser, default: Entry()].fetched = .some(list) }
  }

  private nonisolated func read(_ browser: String, _ state: inout State) -> UserDefaults {
    do {
      state.client = try state.client ?? open()
      guard let client = state.client else { return .inMemory }
      let fetched = state.entries[browser]?.fetched
      let kept = try fetched ?? client.defaults(browser)
      let list = state.entries[browser]?.unsaved ?? kept
      let name = BrowserName(browser)
      let defaults = try SessionValues.defaults(list ?? []) { [weak self] in
        self?.note($0, of: name.text)
      }
      // What is in use is written again, so that it does not grow old.
      state.entries[browser, default: Entry()].unsaved = list
      if state.entries[browser]?.base == nil { state.entries[browser]?.base = kept }
      state.entries[browser]?.name = name
      state.entries[browser]?.fetched = nil
      return defaults
    } catch {
      // What cannot be read is not written over.
      logger.error("User defaults cannot be read", metadata: ["reason": "\(error)"])
      return .inMemory
    }
  }

  private nonisolated func note(_ list: [UInt8], of browser: String) {
    let isUsed = state.withLock { state in
      state.entries[browser, default: Entry()].unsaved = list
      let isUsed = state.entries[browser]?.isUsed == true
      // What a session begins with is no change of a person's.
      if !isUsed { state.entries[browser]?.base = list }
      return isUsed
    }
    if isUsed { Task { await write(browser) } }
  }

  /// Calls a browser by another name from now on.
  nonisolated func rename(_ browser: String, to name: String) {
    state.withLock { state in
      guard let entry = state.entries.removeValue(forKey: browser) else { return }
      entry.name?.text = name
      state.entries[name] = entry
    }
  }

  /// Notes that a person has done something in a session of the browser.
  nonisolated func use(_ browser: String) {
    state.withLock { $0.entries[browser]?.isUsed = true }
  }

  /// Whether a change is to be written.
  nonisolated func hasUnsaved(_ browser: String) -> Bool {
    state.withLock { $0.entries[browser]?.due != nil }
  }

  /// Returns when all that has changed is written, or cannot be.
  func write(_ browser: String) async {
    while let task = writing[browser] ?? newTask(browser) {
      guard await task.value else { return }
    }
  }

  /// Begins to write what is not written yet.
  private func newTask(_ browser: String) -> Task<Bool, Never>? {
    let (list, base, client) = state.withLock { state in
      (state.entries[browser]?.due, state.entries[browser]?.base, state.client)
    }
    guard let list, let client else { return nil }
    let task = Task {
      defer { writing[browser] = nil }
      do {
        let kept = try await client.saveDefaults(list, base, browser)
        settle(list, as: kept, of: browser)
      } catch {
        logger.error("User defaults are not stored", metadata: ["reason": "\(error)"])
        return false
      }
      return true
    }
    writing[browser] = task
    return task
  }

  /// Notes what a list was kept as, with what other processes have changed.
  private nonisolated func settle(_ list: [UInt8], as kept: [UInt8], of browser: String) {
    let changed: UncheckedSendable<UserDefaults>? = state.withLock { state in
      state.entries[browser]?.base = list
      guard state.entries[browser]?.unsaved == list else { return nil }
      state.entries[browser]?.unsaved = nil
      guard kept != list, let defaults = state.entries[browser]?.defaults else { return nil }
      state.entries[browser]?.base = kept
      return UncheckedSendable(defaults)
    }
    if let changed { SessionValues.replace(changed.value, with: kept) }
  }

  /// Returns when the changes of all browsers are written, or cannot be.
  func writeAll() async {
    for browser in state.withLock({ Array($0.entries.keys) }) { await write(browser) }
  }

  /// Lets go of those that no session uses.
  nonisolated func prune() {
    state.withLock { state in
      state.entries = state.entries.filter { $1.defaults != nil || $1.due != nil }
    }
  }

  /// Removes those that were not saved for so many seconds, if any are kept.
  func removeOlder(_ seconds: Double) async {
    let client = state.withLock(\.client)
    try? await client?.removeOlder(seconds)
  }
}

/// What a browser is called at present.
final class BrowserName: Sendable {
  private let kept: Mutex<String>
  var text: String {
    get { kept.withLock { $0 } }
    set { kept.withLock { $0 = newValue } }
  }

  init(_ text: String) { kept = Mutex(text) }
}
