/// What is linked into which image: an executable, the bundle of all tests, a dynamic library.
///
/// Code that two images of one process hold exists twice in it: a singleton is two, and a type is
/// not itself.
struct Images {
  private struct Image {
    /// Our targets, and the packages of others.
    var code: Set<String> = []
    var libraries: Set<String> = []
  }

  private typealias Target = (package: Manifest, target: Manifest.Target)

  let house: House

  /// A sentence for each two images that share code, with the processes that load both.
  var complaints: [String] {
    let libraries = images(of: dynamicLibraries)
    var processes: [String: Set<String>] = [:]
    for (name, image) in images(of: self.processes) {
      for shared in shared(name, image, libraries) { processes[shared, default: []].insert(name) }
    }
    return processes.sorted { $0.key < $1.key }.map { shared, names in
      """
      \(shared): \(names.sorted().joined(separator: ", ")) would hold that twice. Make the library \
      that holds it dynamic, and let all others depend on its product.
      """
    }
  }

  private func shared(
    _ name: String, _ image: Image, _ libraries: [String: Image]
  ) -> [String] {
    var loaded: [(name: String, code: Set<String>)] = [("the executable", image.code)]
    var pending = image.libraries
    var seen: Set<String> = []
    while let library = pending.popFirst() {
      guard seen.insert(library).inserted, let image = libraries[library] else { continue }
      loaded.append((library, image.code))
      pending.formUnion(image.libraries)
    }
    loaded.sort { $0.name < $1.name }
    return loaded.indices.flatMap { first in
      loaded[(first + 1)...].compactMap { second in
        let both = loaded[first].code.intersection(second.code).sorted()
        guard !both.isEmpty else { return nil }
        return
          "\(both.joined(separator: ", ")) would be linked into \(loaded[first].name) and into \(second.name)"
      }
    }
  }

  // MARK: Roots of images

  private var dynamicLibraries: [String: [Target]] {
    var roots: [String: [Target]] = [:]
    for package in house.packages {
      for product in package.products where product.isDynamic {
        roots[product.name] = targets(of: product, in: package)
      }
    }
    return roots
  }

  private var processes: [String: [Target]] {
    var roots: [String: [Target]] = [:]
    for package in house.packages {
      for target in package.targets where target.type == "executable" {
        roots[target.name] = [(package, target)]
      }
      let tests = package.targets.filter { $0.type == "test" }
      if !tests.isEmpty { roots["the tests"] = tests.map { (package, $0) } }
    }
    return roots
  }

  // MARK: Linking

  private func images(of roots: [String: [Target]]) -> [String: Image] {
    roots.mapValues { roots in
      var image = Image()
      for root in roots { link(root, into: &image) }
      return image
    }
  }

  private func link(_ root: Target, into image: inout Image) {
    // A macro runs in the compiler.
    guard root.target.type != "macro", image.code.insert(root.target.name).inserted else { return }
    for reference in root.target.dependencies {
      if let target = root.package.targets.first(where: { $0.name == reference.name }) {
        link((root.package, target), into: &image)
      } else {
        linkProduct(reference, into: &image)
      }
    }
  }

  private func linkProduct(_ reference: Manifest.Reference, into image: inout Image) {
    for package in house.packages where package.name == reference.package ?? package.name {
      guard let product = package.products.first(where: { $0.name == reference.name }) else {
        continue
      }
      if product.isDynamic {
        image.libraries.insert(product.name)
      } else {
        for target in targets(of: product, in: package) { link(target, into: &image) }
      }
      return
    }
    image.code.insert(reference.package ?? reference.name)
  }

  private func targets(of product: Manifest.Product, in package: Manifest) -> [Target] {
    package.targets.filter { product.targets.contains($0.name) }.map { (package, $0) }
  }
}
