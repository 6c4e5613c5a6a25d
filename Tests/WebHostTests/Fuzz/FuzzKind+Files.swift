import Foundation

@testable import WebHost

extension FuzzKind {
  /// Whether a form hands over what it was sent, under names that a disk takes.
  static func flawInFiles(_ bytes: Data) throws -> String? {
    let end = bytes.firstIndex(of: 0x0A) ?? bytes.endIndex
    let type = String(decoding: bytes[..<end], as: UTF8.self)
    guard let form = MultipartForm(Data(bytes[end...].dropFirst()), contentType: type) else {
      return nil
    }
    _ = PageForm(form.fields)
    let uploads = UploadFolder()
    for files in form.files.values {
      for (file, url) in zip(files, try uploads.keep(files)) {
        let kept = try Data(contentsOf: url)
        guard kept == file.bytes else { return "\(url) has \(kept.count) bytes" }
        let folder = url.deletingLastPathComponent().lastPathComponent
        guard folder.hasPrefix("sent-") else { return "\(url) is in another folder" }
      }
    }
    let sizes = form.files.values.joined().map(\.bytes.count)
    return sizes.reduce(0, +) <= bytes.count ? nil : "\(sizes) bytes of \(bytes.count)"
  }
}
