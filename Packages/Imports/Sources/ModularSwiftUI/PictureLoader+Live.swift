import CoreViews
import Foundation
import FoundationNetworking
import Transfer
import Views

extension PictureLoader: @retroactive DependencyKey {
  /// Loads over HTTP, up to 64 MiB, and takes a status of success only.
  ///
  /// Pictures of one server share connections. A `data:` URL is its own answer.
  public static var liveValue: PictureLoader {
    PictureLoader { url in
      if let data = url.data { return data }
      do {
        var request = HTTPRequest(url: url, limit: 64 * 1024 * 1024)
        request.headers["User-Agent"] = ProcessInfo.processInfo.processName
        request.patience = 60
        request.sharesConnections = true
        let answer = try await request.answer()
        guard answer.head.isSuccess else { throw PictureFailure.status(answer.head.status, url) }
        return Data(answer.body)
      } catch let failure as TransferFailure {
        throw URLError(failure)
      }
    }
  }
}

extension URL {
  /// What a URL such as `data:image/png;base64,iVBORw0KGgo=` holds.
  fileprivate var data: Data? {
    guard scheme?.lowercased() == "data", let comma = absoluteString.firstIndex(of: ",")
    else { return nil }
    let text = absoluteString[absoluteString.index(after: comma)...].removingPercentEncoding ?? ""
    let isBase64 = absoluteString[..<comma].lowercased().hasSuffix(";base64")
    return isBase64 ? Data(base64Encoded: text) : Data(text.utf8)
  }
}
