@_spi(Locked) public import CoreDependencies
public import Foundation

/// Loads the bytes of pictures for ``AsyncImage``; `import SwiftUI` brings the live one, by HTTP.
///
/// A test sets it: `$0[PictureLoader.self] = PictureLoader { _ in picture }`.
public struct PictureLoader: Sendable, TestDependencyKey {
  private struct Key: Hashable {
    var url: URL
    var scale: Double
  }

  private struct Reference: Sendable {
    weak var picture: Picture?
  }

  private let load: @Sendable (URL) async throws -> Data
  private let loaded = Kept()

  /// The pictures that something shows still.
  private final class Kept: Sendable {
    let pictures = Locked<[Key: Reference]>([:])
  }

  /// Makes a loader of a closure.
  public init(_ load: @escaping @Sendable (URL) async throws -> Data) { self.load = load }

  /// Loads nothing, and reports that a test has to set it.
  public static var testValue: PictureLoader {
    PictureLoader { url in throw PictureFailure.noLoader(url) }
  }

  /// The picture of an address, if something shows it already.
  func shown(at url: URL, scale: Double) -> Picture? {
    loaded.pictures.withLock { $0[Key(url: url, scale: scale)]?.picture }
  }

  /// Loads a picture.
  ///
  /// Throws what the closure throws, and `PictureFailure.noPicture` for other bytes than those of
  /// PNG, JPEG, GIF, BMP, TIFF, WebP, HEIC, AVIF or SVG.
  func picture(at url: URL, scale: Double) async throws -> Picture {
    guard let picture = Picture(try await load(url), scale: scale) else {
      throw PictureFailure.noPicture(url)
    }
    let reference = Reference(picture: picture)
    loaded.pictures.withLock { pictures in
      pictures = pictures.filter { $0.value.picture != nil }
      pictures[Key(url: url, scale: scale)] = reference
    }
    return picture
  }
}

/// Why a picture could not be loaded.
public enum PictureFailure: Error, CustomStringConvertible {
  /// What was loaded is no picture.
  case noPicture(URL)
  /// The server has answered with a status that is no success.
  case status(Int, URL)
  /// Nothing loads pictures.
  case noLoader(URL)

  /// What happened, and how to mend it.
  public var description: String {
    switch self {
    case .noPicture(let url): "What \(url) holds is no picture that is known here."
    case .status(let status, let url): "The server answered \(status) for \(url)."
    case .noLoader(let url):
      """
      Nothing loads \(url): add `import SwiftUI` to the program, or set the dependency \
      `PictureLoader`.
      """
    }
  }
}
