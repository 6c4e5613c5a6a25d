import Foundation

/// A package to be ported: the targets of its manifest, and their files.
struct Package {
  struct Module {
    let target: Manifest.Target
    let files: [SourceFile]
    var isTest: Bool { target.type == "test" }
  }

  let manifest: Manifest
  let modules: [Module]

  /// Reads the files of the targets.
  init(manifest: Manifest, folder: URL) {
    self.manifest = manifest
    modules = manifest.targets.filter { Self.kinds.contains($0.type) }.map { target in
      Module(target: target, files: Self.files(of: target, in: folder))
    }
  }

  /// Every module that any file names.
  var mentioned: Set<String> {
    modules.reduce(into: []) { names, module in
      for file in module.files { names.formUnion(file.mentioned) }
    }
  }

  private static let kinds: Set = ["regular", "executable", "test", "macro"]

  private static func files(of target: Manifest.Target, in folder: URL) -> [SourceFile] {
    let parents =
      target.type == "test" ? ["Tests", "Sources"] : ["Sources", "Source", "src", "srcs"]
    let paths = target.path.map { [$0] } ?? parents.map { "\($0)/\(target.name)" }
    guard
      let root = paths.map({ folder.appending(path: $0) }).first(where: {
        FileManager.default.fileExists(atPath: $0.path)
      }),
      let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    else { return [] }
    let start = folder.standardizedFileURL.path.count + 1
    return found.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { $0.standardizedFileURL }.sorted { $0.path < $1.path }
      .compactMap { url in
        guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
        return SourceFile(path: String(url.path.dropFirst(start)), text: text)
      }
  }
}
