@_spi(Views) internal import CoreArchitecture
@_spi(Locked) internal import CoreDependencies
internal import Foundation

/// Finds the pictures and colours of bundles: in the asset catalogues of Xcode, and pictures also
/// as files of their own.
enum AssetFolders {
  /// What a folder holds, by the names that views have for it.
  struct Assets: Sendable {
    var pictures: [String: PictureFile] = [:]
    var colors: [String: AssetColor] = [:]
  }

  private static let known = Locked<[URL?: Assets]>([:])
  private static let pictures = Locked<[PictureFile: Picture?]>([:])

  /// Complexity: O(1) for a bundle that was searched before.
  static func picture(_ name: String, in bundle: URL?) -> Picture? {
    guard let file = assets(of: bundle).pictures[name] else { return nil }
    if let picture = pictures.withLock({ $0[file] }) { return picture }
    let made = Picture(contentsOf: file.url, scale: file.scale)
    pictures.withLock { $0[file] = .some(made) }
    return made
  }

  /// Complexity: O(1) for a bundle that was searched before.
  static func color(_ name: String, in bundle: URL?) -> AssetColor? {
    assets(of: bundle).colors[name]
  }

  private static func assets(of bundle: URL?) -> Assets {
    known.withLock { known in
      if let assets = known[bundle] { return assets }
      let assets = bundle.map { Self.assets(in: $0) } ?? ofProgram
      known[bundle] = assets
      return assets
    }
  }

  /// Those of the main bundle come before those of packages.
  private static var ofProgram: Assets {
    ProgramFolders.all.enumerated().reversed().reduce(into: Assets()) { all, folder in
      // What a build has left beside the program is none of its resources.
      let found = assets(in: folder.element, isFlat: folder.offset == 0)
      all.pictures.merge(found.pictures) { $1 }
      all.colors.merge(found.colors) { $1 }
    }
  }

  /// The assets of a folder; of a flat one, those that are not in folders but of its catalogues.
  static func assets(in folder: URL, isFlat: Bool = false) -> Assets {
    var assets = Assets()
    guard isFlat else {
      let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let url as URL in all ?? FileManager.DirectoryEnumerator() { assets.take(url) }
      return assets
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names {
      let url = folder.appending(path: name)
      if url.pathExtension == "xcassets" {
        let found = Self.assets(in: url)
        assets.pictures.merge(found.pictures) { $1 }
        assets.colors.merge(found.colors) { $1 }
      } else {
        assets.take(url)
      }
    }
    return assets
  }
}

extension AssetFolders.Assets {
  fileprivate mutating func take(_ url: URL) {
    let name = url.deletingPathExtension().lastPathComponent
    switch url.pathExtension {
    case "imageset": if let file = PictureFile(set: url) { pictures[name] = file }
    case "colorset": if let color = AssetColor(set: url) { colors[name] = color }
    default:
      guard let file = PictureFile(loose: url), !url.path.contains(".imageset/") else { return }
      for name in file.names where (pictures[name]?.scale ?? 0) <= file.scale {
        pictures[name] = file
      }
    }
  }
}
