public import CoreDependencies
public import Foundation

/// Loads the bytes of pictures for ``AsyncImage``; `import SwiftUI` brings the live one, by HTTP.
///
/// A test sets it: `$0[PictureLoader.self] = PictureLoader { _ in picture }`.
public struct PictureLoader: Sendable, TestDependencyKey {
  let load: @Sendable (URL) async throws -> Data

  /// Makes a loader of a closure.
  public init(_ load: @escaping @Sendable (URL) async throws -> Data) { self.load = load }

  /// Loads nothing, and reports that a test has to set it.
  public static var testValue: PictureLoader {
    PictureLoader { url in throw PictureFailure.noLoader(url) }
  }

  /// Returns bytes that begin as those of a picture do; else throws.
  func picture(at url: URL) async throws {
    let data = try await load(url)
    guard Self.isPicture(data) else { throw PictureFailure.noPicture(url) }
  }

  /// Whether bytes begin as PNG, JPEG, GIF, BMP, TIFF, WebP, HEIC, AVIF or SVG do.
  static func isPicture(_ data: Data) -> Bool {
    let head = Array(data.prefix(256))
    let starts: [[UInt8]] = [
      [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8), Array("BM".utf8),
      [0x49, 0x49, 0x2A, 0], [0x4D, 0x4D, 0, 0x2A],
    ]
    if starts.contains(where: head.starts(with:)) { return true }
    if head.starts(with: Array("RIFF".utf8)), head.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      return true
    }
    if head.dropFirst(4).starts(with: Array("ftyp".utf8)) { return true }
    return String(decoding: head, as: UTF8.self).contains("<svg")
  }
}
