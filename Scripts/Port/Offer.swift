/// What the packages beside Core offer: which product a module comes with, and whose name it stands
/// for.
struct Offer {
  struct Product: Comparable, Hashable {
    let package: String
    let name: String

    static func < (one: Product, other: Product) -> Bool {
      (one.package, one.name) < (other.package, other.name)
    }
  }

  /// By the name that is imported.
  private(set) var products: [String: Product] = [:]
  /// The modules that stand for names of Apple's, by these.
  private(set) var aliases: [String: String] = [:]
  /// The names of all targets, which no target of a package that uses them may have.
  private(set) var targets: Set<String> = []

  /// What tests of XCTest need that are of the main actor and not `async`.
  static let mainActorTests = "XCTestMainActor"

  /// Packages whose modules Core stands for.
  static let originals: Set = [
    "combine-schedulers", "flowstacks", "swift-case-paths", "swift-clocks",
    "swift-composable-architecture", "swift-concurrency-extras", "swift-custom-dump",
    "swift-dependencies", "swift-identified-collections", "swift-issue-reporting",
    "swift-navigation", "swift-perception", "swift-sharing", "swiftui-navigation",
    "tcacoordinators", "xctest-dynamic-overlay",
  ]

  init(manifests: [Manifest]) {
    for manifest in manifests {
      targets.formUnion(manifest.targets.map(\.name))
      let names = Set(manifest.targets.map(\.name))
      for product in manifest.products where product.type["library"] != nil {
        let origin = Product(package: manifest.name, name: product.name)
        let isName = product.targets.count == 1 && product.targets != [product.name]
        if isName, let target = product.targets.first, names.contains(target) {
          products[product.name] = origin
          if target.hasPrefix("Modular") { aliases[product.name] = target }
        } else {
          for target in product.targets where products[target]?.name != target {
            products[target] = origin
          }
        }
      }
    }
  }
}
