import NIOCore

/// What proves the server's name to browsers, and keeps others from reading along.
package protocol Encryption: Sendable {
  /// Makes a new connection speak TLS; called on its event loop.
  func begin(on channel: any Channel) throws
}
