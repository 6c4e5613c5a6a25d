import Foundation

/// Why a server's answer has not come, or not all of it.
public struct TransferFailure: Error, Equatable {
  /// What went wrong.
  public enum Reason: Error, Equatable, Sendable {
    /// The name of the host could not be resolved.
    case hostUnknown
    /// Nothing accepts a connection there.
    case cannotConnect
    /// No secure connection could be made, mostly for want of a trusted certificate.
    case notSecure
    /// The answer is not HTTP, or says two things at once.
    case notHTTP
    /// The connection ended, or its data was garbled, before the whole answer had arrived.
    case interrupted
    /// Nothing came for longer than the request allows.
    case timedOut
    /// The server redirected the request more often than this.
    case tooManyRedirections(limit: Int)
    /// The body is larger than this number of bytes.
    case tooLarge(limit: Int)
    /// libcurl could not be loaded, for this reason.
    case noLibrary(String)
  }

  /// What went wrong.
  public let reason: Reason
  /// Where: the request's URL, or that to which it was redirected.
  public let url: URL
}

extension TransferFailure: CustomStringConvertible, LocalizedError {
  /// What happened, for a log or a person who sets up the system.
  public var description: String {
    if case .noLibrary(let problem) = reason {
      """
      \(url) cannot be asked, as libcurl could not be loaded: \(problem). Install it, on Debian and \
      Ubuntu with: apt-get install libcurl4
      """
    } else {
      "The transfer from \(url) has failed: \(reason)"
    }
  }

  /// The same as `description`, for `localizedDescription`.
  public var errorDescription: String? { description }
}

extension TransferFailure.Reason {
  /// What a code of libcurl's and its text mean, for an answer whose head has come or has not.
  init(code: Int32, text: String, hasHead: Bool) {
    self =
      switch code {
      case 3, 6: .hostUnknown
      case 5, 7: .cannotConnect
      case 28: .timedOut
      case 35, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91, 98: .notSecure
      // No status line, or a head against the rules.
      case 1, 8: .notHTTP
      // A line of the head that is too long.
      case 27 where !hasHead, 100: .notHTTP
      // One code stands for all that ends a connection, and for chunks against the rules.
      case 56 where text.contains("chunk"): .notHTTP
      case 56 where text.contains("CONNECT"), 97: .cannotConnect
      default: .interrupted
      }
  }
}
