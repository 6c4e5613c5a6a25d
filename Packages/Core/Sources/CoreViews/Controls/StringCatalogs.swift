@_spi(Locked) internal import CoreDependencies
internal import Foundation

/// The catalogues of translations that were read, and the languages of the person.
enum StringCatalogs {
  private static let known = Locked<[String: StringCatalog?]>([:])

  /// The languages that a person reads, the best first, as the variables of the system name them.
  static let languages = languages(in: ProcessInfo.processInfo.environment)

  /// The catalogue of the program; nil if it has none.
  static let program = catalog(table: nil, in: .main)

  static func languages(in variables: [String: String]) -> [String] {
    let list = variables["LANGUAGE"]?.split(separator: ":").map(String.init) ?? []
    let one = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }
      .first { !$0.isEmpty }
    let names = (list + [one].compactMap(\.self)).map { name in
      String(name.prefix { $0 != "." && $0 != "@" }).replacing("_", with: "-")
    }
    return names.flatMap { name in
      let short = String(name.prefix { $0 != "-" })
      return short == name ? [name] : [name, short]
    }
  }

  /// The catalogue of a bundle; nil if it has none, or one that cannot be read.
  static func catalog(table: String?, in bundle: Bundle) -> StringCatalog? {
    let table = table ?? "Localizable"
    let key = "\(bundle.bundlePath)/\(table)"
    if let found = known.withLock({ $0[key] }) { return found }
    let file = bundle.url(forResource: table, withExtension: "xcstrings")
    let catalog = file.flatMap { try? StringCatalog(json: Data(contentsOf: $0)) }
    known.withLock { $0[key] = .some(catalog) }
    return catalog
  }
}
