import Effects
import Foundation
import Views

extension IdentifiedArrayOf<Repository> {
  /// Repositories for previews.
  static var previews: Self {
    let names = ["buoy", "lighthouse", "tide-tables-of-all-harbours-from-north-to-south"]
    let repositories = names.enumerated().map { index, name in
      Repository(
        id: index, name: name, fullName: "sample/\(name)",
        summary: index == 1
          ? String(repeating: "Shows where the rocks are. ", count: 6) : "Floats.",
        language: "Swift", stars: 12 * index, forks: index,
        pushedAt: Date(timeIntervalSince1970: 1_795_348_800),
        url: URL(filePath: "/\(name)"))
    }
    return IdentifiedArray(uniqueElements: repositories)
  }
}
