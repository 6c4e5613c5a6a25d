import Foundation
import Synchronization

/// A thread that drives transfers; it begins with the first, and ends when there was none for a
/// while.
final class TransferLoop: Sendable {
  /// For transfers that have a connection of their own each.
  static let separate = TransferLoop()
  /// For those that share connections.
  static let shared = TransferLoop(connectionsPerHost: 6)

  enum Command {
    case start(Transfer)
    /// Go on receiving, after a pause.
    case resume(Transfer)
    case end(Transfer)
  }

  private struct State {
    var commands: [Command] = []
    var isRunning = false
    var bell: Bell?
  }

  /// Milliseconds, in which connections that nobody uses stay open.
  private static let idleTime: Int32 = 10_000

  private let connectionsPerHost: Int?
  private let state = Mutex(State())

  private init(connectionsPerHost: Int? = nil) { self.connectionsPerHost = connectionsPerHost }

  /// Has the thread carry out a command; it returns at once.
  func send(_ command: Command) {
    let isRunning = state.withLock { state in
      state.commands.append(command)
      state.bell?.ring()
      defer { state.isRunning = true }
      return state.isRunning
    }
    if !isRunning { Thread { [self] in run() }.start() }
  }

  private func run() {
    blockBrokenPipes()
    do {
      let exchanges = try Exchanges(Curl.loaded.get(), connectionsPerHost: connectionsPerHost)
      state.withLock { $0.bell = exchanges.bell }
      repeat {
        for command in commands() { exchanges.perform(command) }
        exchanges.advance()
        exchanges.wait(Self.idleTime)
      } while !(exchanges.isEmpty && stops())
    } catch {
      // Commands that come from now on begin another thread.
      let commands = state.withLock { state in
        defer { state = State() }
        return state.commands
      }
      for case .start(let transfer) in commands { transfer.end(.failed(error)) }
    }
  }

  private func commands() -> [Command] {
    state.withLock { state in
      defer { state.commands = [] }
      return state.commands
    }
  }

  private func stops() -> Bool {
    state.withLock { state in
      guard state.commands.isEmpty else { return false }
      state = State()
      return true
    }
  }

  /// Has the thread see a connection that was closed as an error, and not end the process.
  private func blockBrokenPipes() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }
}
