import NIOCore
import NIOWebSocket
import Synchronization

/// When a page was last heard, whether it has said what it wants, and whether its end was said.
final class Pulse: Sendable {
  private let last = Mutex(ContinuousClock.now)
  private let began = Mutex(false)
  private let ended = Mutex(false)

  /// How long a page may take to say what it wants, and to answer.
  static let patience = Duration.seconds(10)

  func beat() { last.withLock { $0 = .now } }

  /// Whether nothing was said about the end yet, which is said once.
  func mayEnd() -> Bool {
    ended.withLock { ended in
      defer { ended = true }
      return !ended
    }
  }

  func begin() { began.withLock { $0 = true } }

  /// Pings a page until the task is cancelled, and closes the connection of one that is gone.
  ///
  /// What is written here does not wait for a reader, so that one who reads nothing is found, too.
  func watch(_ channel: any Channel, every interval: Duration) async {
    guard (try? await Task.sleep(for: Self.patience)) != nil else { return }
    guard began.withLock({ $0 }) else { return channel.close(promise: nil) }
    // Nobody has been asked before, and so need not have answered.
    beat()
    while (try? await Task.sleep(for: interval)) != nil {
      guard last.withLock({ $0 }) + interval + Self.patience > .now else {
        return channel.close(promise: nil)
      }
      let ping = WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())
      channel.writeAndFlush(ping, promise: nil)
    }
  }
}
