import Foundation

/// The encryption of one connection, as its server; one thread uses it.
///
/// The handle is OpenSSL's, which no other thread touches; so it may be handed to the thread that
/// does.
final class Encryption: @unchecked Sendable {
  private let handle: OpenSSL.Handle?
  private let library = OpenSSL.shared

  init(of socket: Int32, _ identity: Identity) {
    handle = library.makeConnection(identity.context)
    _ = library.setSocket(handle, socket)
    _ = library.accept(handle)
  }

  deinit { library.free(handle) }

  /// How many bytes were read; 0 or less at the end of the connection.
  func read(_ byte: inout UInt8) -> Int { Int(library.read(handle, &byte, 1)) }

  func write(_ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
    Int(
      library.write(handle, UnsafeRawBufferPointer(rebasing: bytes).baseAddress, Int32(bytes.count))
    )
  }

  func finish() { _ = library.shutdown(handle) }
}

/// Who a server is: a certificate for 127.0.0.1 and its key, made for this run of the tests.
///
/// The context is OpenSSL's, which may be used by several threads once it is made.
package final class Identity: @unchecked Sendable {
  /// The file with the certificate, for who is to trust the server.
  package let certificate: String
  fileprivate let context: OpenSSL.Handle?

  /// Speaks HTTP/1.1.
  package static let first = Task { try Identity(speaksSecond: false, await files.value) }
  /// Speaks HTTP/2.
  package static let second = Task { try Identity(speaksSecond: true, await files.value) }

  private static let files = Task { try await makeFiles() }

  private static func makeFiles() async throws -> (key: String, certificate: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "identity-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (key, certificate) = (folder.path + "/key.pem", folder.path + "/certificate.pem")
    let status = try await run(
      "/usr/bin/env",
      ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
        + ["-nodes", "-days", "2", "-subj", "/CN=127.0.0.1", "-keyout", key, "-out", certificate]
        + ["-addext", "subjectAltName=IP:127.0.0.1"]
    ).status
    guard status == 0 else { throw POSIXError(.ENOENT) }
    return (key, certificate)
  }

  private init(speaksSecond: Bool, _ files: (key: String, certificate: String)) throws {
    let library = OpenSSL.shared
    let (key, certificate) = files
    self.certificate = certificate
    context = library.makeContext(library.method())
    guard library.useCertificate(context, certificate, 1) == 1, library.useKey(context, key, 1) == 1
    else { throw POSIXError(.EINVAL) }
    guard speaksSecond else { return }
    let choose: OpenSSL.Chooser = { _, chosen, length, _, _, _ in
      chosen?.pointee = ("h2" as StaticString).utf8Start
      length?.pointee = 2
      return 0
    }
    library.setChooser(context, choose, nil)
  }
}
