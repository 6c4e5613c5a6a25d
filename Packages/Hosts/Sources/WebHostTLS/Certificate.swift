import NIOCore
import NIOSSL
import WebHost

/// A certificate with its key, by which connections are encrypted.
struct Certificate: Encryption {
  /// What is wrong with a file, for a person to read.
  struct ValidationError: Error, CustomStringConvertible {
    let description: String
  }

  private let context: NIOSSLContext

  /// Reads a chain of certificates and the key of its first, both in the PEM format.
  ///
  /// Throws what is wrong with them, for a person to read.
  init(certificate: String, key: String) throws(ValidationError) {
    let chain = try Self.read(certificate, as: "certificate") {
      try NIOSSLCertificate.fromPEMFile($0)
    }
    let key = try Self.read(key, as: "key") { try NIOSSLPrivateKey(file: $0, format: .pem) }
    do {
      var configuration = TLSConfiguration.makeServerConfiguration(
        certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
      configuration.minimumTLSVersion = .tlsv12
      configuration.cipherSuiteValues = [
        .TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256, .TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256,
        .TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384, .TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384,
        .TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256,
        .TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256,
      ]
      configuration.applicationProtocols = ["http/1.1"]
      // How long the other end may take to agree to the end of a connection.
      configuration.shutdownTimeout = .seconds(1)
      context = try NIOSSLContext(configuration: configuration)
    } catch {
      throw ValidationError(
        description: "'\(certificate)' and the key are no pair: name a certificate and its own key."
      )
    }
  }

  /// Makes a new connection speak TLS; called on its event loop.
  func begin(on channel: any Channel) throws {
    try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: context))
  }

  private static func read<Content>(
    _ file: String, as name: String, _ read: (String) throws -> Content
  ) throws(ValidationError) -> Content {
    do {
      return try read(file)
    } catch {
      throw ValidationError(description: "'\(file)' is no \(name): name a file in the PEM format.")
    }
  }
}

/// Hands a server that can encrypt to the program that has loaded this library.
@_cdecl("makeEncryptingServer")
public func makeEncryptingServer() -> UnsafeMutableRawPointer {
  let server = WebServer { try Certificate(certificate: $0, key: $1) }
  return Unmanaged.passRetained(server as AnyObject).toOpaque()
}
