@_spi(Hosts) import CoreViews
import Foundation
import Logging

/// What a page does besides what its script numbers.
extension PageSession {
  /// Hands files that were sent to the element that takes them.
  func hand(_ files: [MultipartForm.File], to number: UInt64) async {
    lastUse = .now
    isUsed = true
    guard element(number)?.traits.fileRequest != nil else { return }
    speaking {
      do {
        let urls = try uploads.keep(files)
        guard let views = served?.views else { return }
        refused(by: views.perform(.files(Element.ID(rawValue: number), urls)))
      } catch {
        logger.error("Files that were sent cannot be kept", metadata: ["error": "\(error)"])
        notices.append(hostText("The server has no room for the file. Try again later."))
      }
    }
    await publish()
  }

  /// Presses an element for the server.
  func press(_ number: UInt64) async {
    lastUse = .now
    speaking { carryOut(.press(number)) }
    await publish()
  }

  /// Says something to the person.
  func tell(_ text: String) async {
    notices.append(text)
    await publish()
  }
}
