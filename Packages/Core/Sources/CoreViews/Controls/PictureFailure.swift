public import Foundation

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
