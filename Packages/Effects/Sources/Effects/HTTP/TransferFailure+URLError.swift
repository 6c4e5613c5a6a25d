import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension TransferFailure {
  /// The failure that an error of a `URLSession` stands for.
  init(_ error: any Error) {
    let code = (error as? URLError)?.code ?? .unknown
    self =
      switch code {
      case .cannotFindHost, .dnsLookupFailed: .hostUnknown
      case .cannotConnectToHost, .notConnectedToInternet: .cannotConnect
      case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
        .serverCertificateNotYetValid, .serverCertificateHasUnknownRoot:
        .notSecure
      // On Linux, an answer without a proper status line.
      case .unsupportedURL: .notHTTP
      // Linux has one code for many failures; those of TLS can be told by their text alone.
      case .unknown where Self.isAboutTLS(error.localizedDescription): .notSecure
      default: .interrupted
      }
  }

  private static func isAboutTLS(_ text: String) -> Bool {
    ["SSL", "TLS", "certificate"].contains { text.contains($0) }
  }
}
