import Foundation

/// The files that a person has sent to a session: the last eight times, for as long as it lasts.
final class UploadFolder {
  static let kept = 8
  private var folders: [URL] = []

  deinit { removeAll() }

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
