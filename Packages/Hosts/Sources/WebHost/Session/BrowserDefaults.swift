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
    /// What is not written yet.
    var unsaved: [UInt8]?
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
  /// The closure is called when one is first needed.
  init(
    logger: Logger = Logger(label: "web"),
    client open: @escaping @Sendable () throws -> SessionsClient? = { nil }
  ) {
    self.open = open
    self.logger = logger
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

  private nonisolated func read(_ browser: String, _ state: inout State) -> UserDefaults {
    do {
      state.client = try state.client ?? open()
      guard let client = state.client else { return .inMemory }
      let list = try state.entries[browser]?.unsaved ?? client.defaults(browser)
      let name = BrowserName(browser)
      let defaults = try SessionValues.defaults(list ?? []) { [weak self] in
        self?.note($0, of: name.text)
      }
      // What is in use is written again, so that it does not grow old.
      state.entries[browser, default: Entry()].unsaved = list
      state.entries[browser]?.name = name
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
      return state.entries[browser]?.isUsed == true
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
    let (list, client) = state.withLock { ($0.entries[browser]?.due, $0.client) }
    guard let list, let client else { return nil }
    let task = Task {
      defer { writing[browser] = nil }
      do {
        try await client.saveDefaults(list, browser)
      } catch {
        logger.error("User defaults are not stored", metadata: ["reason": "\(error)"])
        return false
      }
      state.withLock { state in
        if state.entries[browser]?.unsaved == list { state.entries[browser]?.unsaved = nil }
      }
      return true
    }
    writing[browser] = task
    return task
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
