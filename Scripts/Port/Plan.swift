/// What a package lacks to be built with the packages beside Core, and what nobody can add.
struct Plan {
  /// What one target lacks.
  struct Addition {
    let target: String
    var products: [Offer.Product] = []
    var aliases: [String] = []

    var isEmpty: Bool { products.isEmpty && aliases.isEmpty }
  }

  private(set) var additions: [Addition] = []
  /// What a person has to see to, a line each.
  private(set) var remarks: [String] = []
  /// Packages of the manifest for which Core stands.
  let originals: [String]
  /// What targets name without its package that comes from one of these.
  let originalProducts: [String]

  private let package: Package
  private let offer: Offer
  private let toolchain: Set<String>
  private let own: Set<String>

  /// Compares what is imported with what there is; `toolchain` names the modules that need no
  /// package.
  init(package: Package, offer: Offer, toolchain: Set<String>) {
    self.package = package
    self.offer = offer
    self.toolchain = toolchain
    own = Set(package.manifest.targets.map(\.name))
    let own = own
    originals = package.manifest.dependencies.filter { !$0.isOurs }.map { $0.name.lowercased() }
      .filter(Offer.originals.contains).sorted()
    originalProducts = Set(
      package.manifest.targets.flatMap(\.dependencies).filter { $0.package == nil }.map(\.name)
    )
    .filter { offer.products[$0] != nil && !own.contains($0) && $0 != offer.products[$0]?.name }
    .sorted()
    for module in package.modules { look(at: module) }
    for name in own.intersection(offer.targets).sorted() {
      remarks.append(
        "The target \(name) has a name of one of Modular's: no process can hold both; rename it.")
    }
  }

  /// The packages that the manifest lacks.
  var packages: [String] {
    let named = package.manifest.dependencies.filter(\.isOurs).map(\.name)
    return Set(additions.flatMap(\.products).map(\.package)).subtracting(named).sorted()
  }

  private mutating func look(at module: Package.Module) {
    var addition = Addition(target: module.target.name)
    let condition = Condition { [toolchain, own, offer] name in
      toolchain.contains(name) || own.contains(name) || offer.products[name] != nil
    }
    var wanted: Set<Offer.Product> = []
    for file in module.files {
      for found in file.imports(where: condition) where !own.contains(found.module) {
        if let product = offer.products[found.module] {
          wanted.insert(product)
          if let alias = offer.aliases[found.module] {
            addition.aliases.append("\(found.module)=\(alias)")
          }
        } else if !toolchain.contains(found.module) && !depends(module, on: found.module) {
          remarks.append(
            "\(file.path):\(found.line): imports \(found.module), which nothing here provides.")
        }
      }
      if module.isTest { lookAtTests(of: file, &wanted) }
      if module.target.isOfMainActor {
        for line in file.reducersOfAnyActor {
          remarks.append(
            "\(file.path):\(line): the target's default isolation is the main actor. Write"
              + " 'nonisolated' before the reducer's 'struct' or 'enum'.")
        }
      }
    }
    let there = module.target.dependencies
    addition.products = wanted.sorted().filter { product in
      !there.contains { $0.name == product.name && $0.package == product.package }
        && !(there.contains { $0.name == product.name && $0.package == nil }
          && !originalProducts.contains(product.name))
    }
    addition.aliases = Set(addition.aliases).subtracting(module.target.aliases).sorted()
    if !addition.isEmpty { additions.append(addition) }
  }

  private mutating func lookAtTests(of file: SourceFile, _ wanted: inout Set<Offer.Product>) {
    let lines = file.synchronousMainActorTests
    guard !lines.isEmpty, let product = offer.products[Offer.mainActorTests] else { return }
    wanted.insert(product)
    guard !file.mentioned.contains(Offer.mainActorTests) else { return }
    remarks.append(
      "\(file.path):\(lines.map(String.init).joined(separator: ",")): XCTest on Linux ends the whole run at"
        + " tests of the main actor without 'async'. Write '@_exported import \(Offer.mainActorTests)'"
        + " in one file of the target.")
  }

  private func depends(_ module: Package.Module, on name: String) -> Bool {
    module.target.dependencies.contains {
      $0.name == name && !($0.package.map { originals.contains($0.lowercased()) } ?? false)
    }
  }
}
