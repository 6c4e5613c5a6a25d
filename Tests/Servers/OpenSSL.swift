import Foundation

/// The functions of OpenSSL that an encrypting server calls; libcurl has brought the library.
struct OpenSSL: Sendable {
  typealias Handle = UnsafeMutableRawPointer
  /// Chooses one of the protocols that a client offers.
  typealias Chooser =
    @Sendable @convention(c) (
      Handle?, UnsafeMutablePointer<UnsafePointer<UInt8>?>?, UnsafeMutablePointer<UInt8>?,
      UnsafePointer<UInt8>?, UInt32, Handle?
    ) -> Int32

  static let shared = OpenSSL()

  let method: @Sendable @convention(c) () -> Handle?
  let makeContext: @Sendable @convention(c) (Handle?) -> Handle?
  let useCertificate: @Sendable @convention(c) (Handle?, UnsafePointer<CChar>, Int32) -> Int32
  let useKey: @Sendable @convention(c) (Handle?, UnsafePointer<CChar>, Int32) -> Int32
  let setChooser: @Sendable @convention(c) (Handle?, Chooser, Handle?) -> Void
  let makeConnection: @Sendable @convention(c) (Handle?) -> Handle?
  let setSocket: @Sendable @convention(c) (Handle?, Int32) -> Int32
  let accept: @Sendable @convention(c) (Handle?) -> Int32
  let read: @Sendable @convention(c) (Handle?, UnsafeMutableRawPointer, Int32) -> Int32
  let write: @Sendable @convention(c) (Handle?, UnsafeRawPointer?, Int32) -> Int32
  let shutdown: @Sendable @convention(c) (Handle?) -> Int32
  let free: @Sendable @convention(c) (Handle?) -> Void

  private init() {
    let library = dlopen("libssl.so.3", RTLD_NOW) ?? dlopen("libssl.so.1.1", RTLD_NOW)
    func function<Function>(_ name: String) -> Function {
      guard let address = dlsym(library, name) else {
        fatalError("libssl has no function \(name).")
      }
      return unsafeBitCast(address, to: Function.self)
    }
    method = function("TLS_server_method")
    makeContext = function("SSL_CTX_new")
    useCertificate = function("SSL_CTX_use_certificate_file")
    useKey = function("SSL_CTX_use_PrivateKey_file")
    setChooser = function("SSL_CTX_set_alpn_select_cb")
    makeConnection = function("SSL_new")
    setSocket = function("SSL_set_fd")
    accept = function("SSL_accept")
    read = function("SSL_read")
    write = function("SSL_write")
    shutdown = function("SSL_shutdown")
    free = function("SSL_free")
  }
}
