@_spi(Locked) internal import CoreDependencies
public import Foundation
internal import IssueReporting

/// The catalogues of translations that were read.
enum StringCatalogs {
  private static let known = Locked<[String: StringCatalog?]>([:])

  /// All `Localizable.xcstrings` of the program; nil if it has none.
  static let program = catalog(of: "Localizable")

  /// Whether the program has one; to look at it copies it.
  static let hasProgram = program != nil

  /// The tables that have texts of their own, besides that of the program: English ones, as they
  /// are shown.
  private static let ownTables = ["Views", "Hosts"]

  /// Whether the texts of a table are shown as they stand in the source, so that it need not be
  /// read.
  static func isSpoken(_ table: String?, in bundle: Bundle?, by tags: [String]) -> Bool {
    guard let table, bundle == nil, ownTables.contains(table) else { return false }
    return tags.first.map { $0 == "en" || $0.hasPrefix("en-") } ?? true
  }

  private static let all = [program] + ownTables.map { catalog(table: $0, in: nil) }

  static let sourceLanguage = all.lazy.compactMap { $0?.sourceLanguage }.first ?? "en"

  static let languages = all.reduce(into: Set([sourceLanguage])) {
    $0.formUnion($1?.languages ?? [])
  }.sorted()

  /// The catalogue of a bundle, or of the whole program; nil if it has none, or one that cannot be
  /// read.
  static func catalog(table: String, in bundle: Bundle?) -> StringCatalog? {
    let key = bundle.map { "\($0.bundlePath)/\(table)" } ?? table
    if let found = known.withLock({ $0[key] }) { return found }
    let catalog = bundle.map { read([$0.bundleURL], table: table) } ?? catalog(of: table)
    known.withLock { $0[key] = .some(catalog) }
    return catalog
  }

  private static func catalog(of table: String) -> StringCatalog? {
    read(ProgramFolders.all, table: table)
  }

  private static func read(_ folders: [URL], table: String) -> StringCatalog? {
    var catalog = StringCatalog()
    for folder in folders {
      let file = folder.appending(path: "\(table).xcstrings")
      guard let json = try? Data(contentsOf: file) else { continue }
      do {
        catalog = StringCatalog(catalog, try StringCatalog(json: json))
      } catch {
        report(file, error)
      }
    }
    return catalog.isEmpty ? nil : catalog
  }

  private static func report(_ file: URL, _ error: any Error) {
    let fault = FileFault(error)
    reportIssue(
      """
      A catalogue cannot be read, so its texts are shown as they stand in the source.

        File:   \(file.path)
        Field:  \(fault.field)
        Reason: \(fault.reason)

      Mend it in the sources, from where builds copy it; the file is JSON, as Xcode writes it.

      More: Documentation/Languages.md#a-catalogue-that-cannot-be-read
      """)
  }
}

/// Where a program has its resources.
@_spi(Views) public enum ProgramFolders {
  /// The main bundle, then the bundles that packages have beside the program, in the order of their
  /// names.
  ///
  /// So a package's resources need no `bundle: .module`, and neither do those of an app, which is a
  /// package here, too.
  @_spi(Views) public static let all: [URL] = {
    let folder = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let packages = names.filter { $0.hasSuffix(".resources") }.sorted()
    return [Bundle.main.resourceURL ?? folder] + packages.map { folder.appending(path: $0) }
  }()
}
