import Core
import Foundation
import FoundationNetworking

extension PictureLoader: @retroactive DependencyKey {
  /// Loads by `URLSession`, and takes a status of success only.
  public static var liveValue: PictureLoader {
    PictureLoader { url in
      let (data, answer) = try await URLSession.shared.data(from: url)
      if let status = (answer as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
        throw PictureFailure.status(status, url)
      }
      return data
    }
  }
}
