/// The bytes of a body, in the parts in which they come.
///
/// What waits to be taken holds up the server. A body that nobody holds any more ends its transfer.
public struct HTTPBody: AsyncSequence, Sendable {
  private let lease: Lease

  init(_ transfer: Transfer) { lease = Lease(transfer) }

  /// Ends the transfer when the last who could take has gone.
  fileprivate final class Lease: Sendable {
    let transfer: Transfer
    init(_ transfer: Transfer) { self.transfer = transfer }
    deinit { transfer.cancel() }
  }

  /// Takes one part after another.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let lease: Lease

    fileprivate init(_ lease: Lease) { self.lease = lease }

    /// Returns the next part; nil after the last.
    ///
    /// Throws a ``TransferFailure``, and `CancellationError` when the task is cancelled, which ends the
    /// transfer at once.
    public func next() async throws -> [UInt8]? {
      let bytes = try await lease.transfer.bytes()
      return bytes.isEmpty ? nil : bytes
    }
  }

  /// Makes what takes the parts.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(lease) }

  /// What ends the transfer, also while others take; it does not hold the body.
  public var canceller: @Sendable () -> Void {
    let transfer = lease.transfer
    return { transfer.cancel() }
  }
}
