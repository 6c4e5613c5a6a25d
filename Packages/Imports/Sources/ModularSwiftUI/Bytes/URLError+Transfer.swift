import Foundation
import FoundationNetworking
import Transfer

extension URLError {
  /// The error that stands for a failure of the transport.
  init(_ failure: TransferFailure) {
    let code: URLError.Code =
      switch failure.reason {
      case .hostUnknown: .cannotFindHost
      case .cannotConnect: .cannotConnectToHost
      case .notSecure: .secureConnectionFailed
      case .notHTTP: .badServerResponse
      case .interrupted: .networkConnectionLost
      case .timedOut: .timedOut
      case .tooManyRedirections: .httpTooManyRedirects
      case .tooLarge: .dataLengthExceedsMaximum
      case .noLibrary: .resourceUnavailable
      }
    self.init(
      code,
      userInfo: [
        NSLocalizedDescriptionKey: failure.description, NSURLErrorFailingURLErrorKey: failure.url,
      ])
  }
}
