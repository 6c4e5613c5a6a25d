internal import CoreArchitecture
@_spi(Locked) internal import CoreDependencies
internal import Foundation

/// Finds the pictures of bundles, in the asset catalogues of Xcode and as files of their own.
enum PictureFolders {
  private static let known = Locked<[URL?: [String: PictureFile]]>([:])
  private static let pictures = Locked<[PictureFile: Picture]>([:])

  /// Complexity: O(1) for a bundle that was searched before.
  static func picture(_ name: String, in bundle: URL?) -> Picture? {
    let files = known.withLock { known in
      if let files = known[bundle] { return files }
      let files = bundle.map { Self.files(in: $0) } ?? allFiles
      known[bundle] = files
      return files
    }
    guard let file = files[name] else { return nil }
    if let picture = pictures.withLock({ $0[file] }) { return picture }
    let made = Picture(contentsOf: file.url, scale: file.scale)
    pictures.withLock { $0[file] = made }
    return made
  }

  /// Those of the main bundle come before those of packages.
  private static var allFiles: [String: PictureFile] {
    ProgramFolders.all.reversed().reduce(into: [:]) { all, folder in
      all.merge(files(in: folder)) { $1 }
    }
  }

  /// The pictures of a folder by the names that an `Image` may have for them.
  static func files(in folder: URL) -> [String: PictureFile] {
    let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var files: [String: PictureFile] = [:]
    for case let url as URL in paths ?? FileManager.DirectoryEnumerator() {
      if url.pathExtension == "imageset", let file = PictureFile(set: url) {
        files[url.deletingPathExtension().lastPathComponent] = file
      } else if let file = PictureFile(loose: url), !url.path.contains(".imageset/") {
        for name in file.names where (files[name]?.scale ?? 0) <= file.scale { files[name] = file }
      }
    }
    return files
  }
}
