internal import Foundation

/// A file that holds a picture of a bundle, and how many of its pixels a point is wide.
struct PictureFile: Hashable, Sendable {
  var url: URL
  var scale = 1.0

  /// The largest picture of an image set that is drawn in any appearance.
  init?(set folder: URL) {
    struct Contents: Decodable {
      var images: [Variant]

      struct Variant: Decodable {
        var filename: String?
        var scale: String?
        var appearances: [[String: String]]?
      }
    }
    guard let json = try? Data(contentsOf: folder.appending(path: "Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: json)
    else { return nil }
    let files = contents.images.filter { ($0.appearances ?? []).isEmpty }.compactMap { variant in
      variant.filename.map {
        PictureFile(folder.appending(path: $0), Double(variant.scale?.dropLast() ?? "1") ?? 1)
      }
    }
    guard let file = files.max(by: { $0.scale < $1.scale }) else { return nil }
    self = file
  }

  /// A file by itself, such as `boat@2x.png`; nil if the end of its name is none of a picture.
  init?(loose url: URL) {
    let endings = ["png", "jpg", "jpeg", "gif", "webp", "svg", "avif"]
    guard endings.contains(url.pathExtension.lowercased()) else { return nil }
    self.url = url
    let stem = url.deletingPathExtension().lastPathComponent
    for factor in [2.0, 3] where stem.hasSuffix("@\(Int(factor))x") { scale = factor }
  }

  private init(_ url: URL, _ scale: Double) {
    self.url = url
    self.scale = scale
  }

  /// The names that an image may have for it.
  var names: [String] {
    let (stem, ending) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
    let name = scale == 1 ? stem : String(stem.dropLast(3))
    return [name, "\(name).\(ending)"]
  }
}
