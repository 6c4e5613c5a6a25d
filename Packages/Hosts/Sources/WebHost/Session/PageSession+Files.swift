@_spi(Hosts) import CoreViews
import Foundation
import Logging
import Synchronization

/// What a page does besides what its script numbers.
extension PageSession {
  /// Hands files that were sent to the element that takes them.
  func hand(_ files: [MultipartForm.File], to number: UInt64) async {
    use()
    guard element(number)?.traits.fileRequest != nil else { return }
    do {
      let urls = try uploads.keep(files)
      speaking { _ = served?.views.perform(.files(Element.ID(rawValue: number), urls)) }
      await publish()
    } catch {
      logger.error("Files that were sent cannot be kept", metadata: ["error": "\(error)"])
      await refuseFiles { hostText("The server has no room for the file. Try again later.") }
    }
  }

  /// Tells what takes files why those that were sent do not come.
  func refuseFiles(_ reason: () -> String) async {
    usage.withLock { $0.last = .now }
    let takers = page.nodes.values.map(\.element).filter { $0.traits.fileRequest != nil }
    speaking {
      let reason = reason()
      for taker in takers { _ = served?.views.perform(.noFiles(taker.id, reason: reason)) }
    }
    await publish()
  }

  /// Presses an element for the server.
  func press(_ number: UInt64) async {
    usage.withLock { $0.last = .now }
    speaking { carryOut(.press(number)) }
    await publish()
  }
}

/// The files that a person has sent to a session: the last eight times, for as long as it lasts.
final class UploadFolder {
  static let kept = 8
  private var folders: [URL] = []

  deinit { removeAll() }

  var isEmpty: Bool { folders.isEmpty }

  /// Writes files to a folder of their own, and returns where they are.
  func keep(_ files: [MultipartForm.File]) throws -> [URL] {
    guard !files.isEmpty else { return [] }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sent-\(Token.make(bytes: 12))")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    folders.append(folder)
    if folders.count > Self.kept { try? FileManager.default.removeItem(at: folders.removeFirst()) }
    return try files.enumerated().map { index, file in
      let isTaken = files[..<index].contains { $0.name == file.name }
      let url = folder.appendingPathComponent(isTaken ? "\(index + 1) \(file.name)" : file.name)
      try file.bytes.write(to: url)
      return url
    }
  }

  func removeAll() {
    for folder in folders { try? FileManager.default.removeItem(at: folder) }
    folders = []
  }
}
