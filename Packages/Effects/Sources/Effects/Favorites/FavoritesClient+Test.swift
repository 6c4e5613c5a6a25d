import Core

extension FavoritesClient: TestDependencyKey {
  /// A client whose use a test must override: an endpoint that is called all the same fails it.
  public static let testValue = FavoritesClient()

  /// Favorites that are kept as long as the process.
  public static let previewValue = FavoritesClient.inMemory()

  /// Favorites that are kept as long as the client.
  public static func inMemory(_ favorites: [Repository] = []) -> Self {
    let kept = LockIsolated(IdentifiedArray(uniqueElements: favorites))
    return Self(
      all: { kept.withValue { Array($0) } },
      save: { repository in
        try Task.checkCancellation()
        kept.withValue { _ = $0.updateOrAppend(repository) }
      },
      remove: { id in
        try Task.checkCancellation()
        kept.withValue { _ = $0.remove(id: id) }
      },
      close: {}
    )
  }
}
