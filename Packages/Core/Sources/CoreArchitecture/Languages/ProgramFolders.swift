package import Foundation

/// Where a program has its resources.
package enum ProgramFolders {
  /// The main bundle, then the bundles that packages have beside the program, in the order of their
  /// names.
  ///
  /// So a package's resources need no `bundle: .module`, and neither do those of an app, which is a
  /// package here, too.
  package static let all: [URL] = {
    let folder = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let packages = names.filter { $0.hasSuffix(".resources") }.sorted()
    return [Bundle.main.resourceURL ?? folder] + packages.map { folder.appending(path: $0) }
  }()
}
