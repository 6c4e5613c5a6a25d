@_spi(Hosts) import CoreArchitecture
import CoreDependencies
import Effects
import Foundation
import Logging
import Synchronization

/// The user defaults of browsers: all sessions of one share them, and they are kept.
///
/// They are read when a session first uses them. Each change is written by itself, and before the
/// action that made it is acknowledged.
actor BrowserDefaults {
  private struct Entry {
    weak var defaults: UserDefaults?
    /// What is not written yet.
    var unsaved: [UInt8]?
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
      return try SessionValues.defaults(list ?? []) { [weak self] in self?.note($0, of: browser) }
    } catch {
      // What cannot be read is not written over.
      logger.error("User defaults cannot be read", metadata: ["reason": "\(error)"])
      return .inMemory
    }
  }

  private nonisolated func note(_ list: [UInt8], of browser: String) {
    state.withLock { $0.entries[browser, default: Entry()].unsaved = list }
    Task { await write(browser) }
  }

  /// Whether a change is not written yet.
  nonisolated func hasUnsaved(_ browser: String) -> Bool {
    state.withLock { $0.entries[browser]?.unsaved != nil }
  }

  /// Returns when all that has changed is written, or cannot be.
  func write(_ browser: String) async {
    while let task = writing[browser] ?? newTask(browser) {
      guard await task.value else { return }
    }
  }

  /// Begins to write what is not written yet.
  private func newTask(_ browser: String) -> Task<Bool, Never>? {
    let (list, client) = state.withLock { ($0.entries[browser]?.unsaved, $0.client) }
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
      state.entries = state.entries.filter { $1.defaults != nil || $1.unsaved != nil }
    }
  }
}
