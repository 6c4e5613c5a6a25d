import Effects
import Foundation
import Views

/// A repository in a list, with the heart that makes it a favorite.
struct RepositoryRow: View {
  let repository: Repository
  let isFavorite: Bool
  let heartTapped: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button(repository.name + (isFavorite ? " ♥" : " ♡")) { heartTapped() }
      if let summary = repository.summary {
        Text(summary)
      }
      Text(facts)
        .foregroundStyle(.secondary)
    }
  }

  private var facts: String {
    let day = repository.pushedAt?.formatted(.iso8601.year().month().day())
    return [
      repository.language, "★ \(repository.stars)",
      String(localized: "\(repository.forks) forks"),
      day.map { String(localized: "pushed on \($0)") },
    ].compactMap(\.self).joined(separator: " · ")
  }
}
