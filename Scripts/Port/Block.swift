/// The lines at the end of a manifest that `make port` writes and replaces.
struct Block {
  static let first =
    "// make port: these lines are written by it, and written anew when it runs again."
  static let last = "// make port: end"

  let plan: Plan
  /// The variable that holds the package.
  let variable: String
  /// Where the packages are, as the manifest names it.
  let packages: String

  var text: String {
    let lines = head + (dependencies + originals + targets).map { "  \($0)" }
    return ([Self.first] + lines + ["  }", "#endif", Self.last]).joined(separator: "\n") + "\n"
  }

  private var head: [String] {
    [
      "// On Linux, Modular's modules stand for Apple's and for those of the Composable Architecture.",
      "#if os(Linux)", "  do {",
    ]
  }

  private var dependencies: [String] {
    guard !plan.packages.isEmpty else { return [] }
    return ["  \(variable).dependencies += ["]
      + plan.packages.map { "    .package(path: \(quoted("\(packages)/\($0)")))," } + ["  ]"]
  }

  private var originals: [String] {
    guard !plan.originals.isEmpty else { return [] }
    return [
      "  let originals = [\(plan.originals.map(quoted).joined(separator: ", "))]",
      "  \(variable).dependencies.removeAll {",
      "    guard case .sourceControl(_, let location, _) = $0.kind else { return false }",
      "    let path = location.lowercased()",
      "    return originals.contains { path.hasSuffix(\"/\\($0)\") || path.hasSuffix(\"/\\($0).git\") }",
      "  }",
    ]
  }

  private var removal: [String] {
    guard !plan.originals.isEmpty || !plan.originalProducts.isEmpty else { return [] }
    let names = "[\(plan.originalProducts.map(quoted).joined(separator: ", "))]"
    return ["    target.dependencies.removeAll {", "      switch $0 {"]
      + (plan.originals.isEmpty
        ? []
        : [
          "      case .productItem(_, let owner?, _, _): originals.contains(owner.lowercased())"
        ])
      + (plan.originalProducts.isEmpty
        ? [] : ["      case .byNameItem(let name, _): \(names).contains(name)"])
      + ["      default: false", "      }", "    }"]
  }

  private var targets: [String] {
    guard !plan.additions.isEmpty || !removal.isEmpty else { return [] }
    return ["  for target in \(variable).targets {"] + removal + choice + ["  }"]
  }

  private var choice: [String] {
    guard !plan.additions.isEmpty else { return [] }
    return ["    switch target.name {"] + plan.additions.flatMap(lines) + [
      "    default: break", "    }",
    ]
  }

  private func lines(_ addition: Plan.Addition) -> [String] {
    var lines = ["    case \(quoted(addition.target)):"]
    if !addition.products.isEmpty {
      lines.append("      target.dependencies += [")
      lines += addition.products.map {
        "        .product(name: \(quoted($0.name)), package: \(quoted($0.package))),"
      }
      lines.append("      ]")
    }
    if !addition.aliases.isEmpty {
      lines.append("      target.swiftSettings = (target.swiftSettings ?? []) + [")
      lines.append("        .unsafeFlags([")
      lines += addition.aliases.map { "          \"-module-alias\", \(quoted($0))," }
      lines += ["        ])", "      ]"]
    }
    return lines
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
