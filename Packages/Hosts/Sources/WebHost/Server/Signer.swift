import Foundation

/// Signs texts by HMAC-SHA256, with the system's libcrypto.
///
/// It is loaded by its name, as libcurl is, which brings it along: no build needs its headers.
struct Signer: Sendable {
  private typealias Digest = OpaquePointer

  private let sha256: @Sendable @convention(c) () -> Digest?
  private let hmac:
    @Sendable @convention(c) (
      Digest?, _ key: UnsafeRawPointer, Int32, _ text: UnsafePointer<UInt8>, Int,
      _ signature: UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt32>
    ) -> UnsafeMutablePointer<UInt8>?
  private let compare: @Sendable @convention(c) (UnsafeRawPointer, UnsafeRawPointer, Int) -> Int32

  /// Loads the library; throws what to install where it is missing.
  init() throws(CookieKeys.ValidationError) {
    guard let library = dlopen("libcrypto.so.3", RTLD_NOW) ?? dlopen("libcrypto.so.1.1", RTLD_NOW)
    else { throw Self.missing() }
    func function<Function>(_ name: String) throws(CookieKeys.ValidationError) -> Function {
      guard let address = dlsym(library, name) else { throw Self.missing() }
      return unsafeBitCast(address, to: Function.self)
    }
    sha256 = try function("EVP_sha256")
    hmac = try function("HMAC")
    compare = try function("CRYPTO_memcmp")
  }

  private static func missing() -> CookieKeys.ValidationError {
    let reason = dlerror().map { String(cString: $0) } ?? ""
    return CookieKeys.ValidationError(
      description: """
        Cookies cannot be signed without OpenSSL's libcrypto: \(reason). Install it, on Debian and \
        Ubuntu by: sudo apt-get install -y openssl
        """)
  }

  /// The signature in hexadecimal digits.
  func signature(of text: String, with key: [UInt8]) -> String {
    let text = Array(text.utf8)
    var (bytes, count) = ([UInt8](repeating: 0, count: 32), UInt32(0))
    let signed = hmac(sha256(), key, Int32(key.count), text, text.count, &bytes, &count)
    precondition(signed != nil && count == 32, "SHA-256 has 32 bytes")
    return bytes.hexadecimal
  }

  /// Compares in a time that tells nothing of where they differ.
  func isEqual(_ signature: String, _ other: Substring) -> Bool {
    let (left, right) = (Array(signature.utf8), Array(other.utf8))
    return left.count == right.count && compare(left, right, left.count) == 0
  }
}

extension [UInt8] {
  /// Two digits for each byte.
  var hexadecimal: String { map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}
