/// The packages of the project, and which of them may import which.
struct House {
  let packages: [Manifest]
  /// Whether they are those of an app outside of this tree, whose features may import names of
  /// Apple's.
  var isApp = false

  /// The packages that are no features, each with what it may import of ours.
  private static let frame: [String: Set<String>] = [
    "Core": [],
    "Views": ["Core"],
    "Charts": ["Core", "Views"],
    "Combine": ["Core", "Views"],
    "Transfer": [],
    "Effects": ["Core", "Transfer"],
    "Facts": ["Core", "Effects", "Views"],
    "Hosts": ["Core", "Effects", "Views"],
    // `SwiftUI` holds `App`, whose main program chooses a host, models that are published, and
    // pictures.
    "Imports": ["Combine", "Core", "Hosts", "Transfer", "Views"],
    "TestTraits": ["Core"],
  ]
  /// What features may import; Facts is a part of several screens, and no screen itself.
  private static let ground: Set = ["Core", "Views", "Effects", "Facts"]
  /// The packages that compose all others.
  private static let roofs: Set = ["App", "Demos", "Tests"]

  /// A line for each package, with what it imports; what is not ours stands in parentheses.
  var lines: [String] {
    packages.map { package in
      let ours = package.dependencies.filter(\.isOurs).map(\.name).sorted()
      let others = package.dependencies.filter { !$0.isOurs }.map { "(\($0.name))" }.sorted()
      let all = ours + others
      return all.isEmpty ? package.name : "\(package.name) → \(all.joined(separator: ", "))"
    }
  }

  /// Everything that is wrong, a sentence each.
  var complaints: [String] {
    let cycles = Cycles(arrows: arrows).found.map { "\($0) is a cycle of packages." }
    // What is linked where cannot be told while packages depend on each other.
    return cycles + wrongArrows + (cycles.isEmpty ? Images(house: self).complaints : [])
  }

  private var arrows: [String: [String]] {
    Dictionary(
      uniqueKeysWithValues: packages.map { package in
        (package.name, package.dependencies.filter(\.isOurs).map(\.name))
      })
  }

  private var wrongArrows: [String] {
    packages.filter { !Self.roofs.contains($0.name) }.flatMap { package in
      package.dependencies.compactMap { dependency in
        if let allowed = Self.frame[package.name] {
          guard dependency.isOurs, !allowed.contains(dependency.name) else { return nil }
          return
            "\(package.name) → \(dependency.name) points outward: arrows point to the core only."
        }
        guard !dependency.isOurs || !Self.ground.contains(dependency.name) else {
          return nil
        }
        if isApp, ["Charts", "Imports"].contains(dependency.name) { return nil }
        return """
          \(package.name) → \(dependency.name): a feature imports Core, Views, Effects and Facts only. \
          Let it say what it wants in a delegate action, and let its composer answer.
          """
      }
    }
  }
}

/// Finds the cycles of a graph.
struct Cycles {
  let arrows: [String: [String]]

  /// Each cycle as a path that ends where it began; of several through one node, one.
  var found: [String] {
    var cycles: [String] = []
    var done: Set<String> = []
    var path: [String] = []
    func visit(_ node: String) {
      if let start = path.firstIndex(of: node) {
        cycles.append((path[start...] + [node]).joined(separator: " → "))
        return
      }
      guard done.insert(node).inserted else { return }
      path.append(node)
      for next in arrows[node] ?? [] { visit(next) }
      path.removeLast()
    }
    for node in arrows.keys.sorted() { visit(node) }
    return cycles
  }
}
