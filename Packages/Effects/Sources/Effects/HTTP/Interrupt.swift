#if canImport(FoundationNetworking)
  import Foundation

  /// Wakes a thread that waits for a connection.
  final class Interrupt: Sendable {
    /// Becomes readable when the interrupt is fired, and stays so.
    let descriptor: Int32
    private let trigger: Int32

    init() throws(HTTPFailure) {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw .interrupted }
      (descriptor, trigger) = (ends[0], ends[1])
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    deinit {
      close(descriptor)
      close(trigger)
    }

    func fire() {
      _ = write(trigger, [1], 1)
    }
  }
#endif
