import Core

extension FavoritesClient: TestDependencyKey {
  /// A client without endpoints: a test that calls one without overriding it fails.
  public static let testValue = FavoritesClient()

  /// A client that saves favorites in memory, for as long as the process runs.
  public static let previewValue = FavoritesClient.inMemory()

  /// Returns a client that saves favorites in memory, for as long as the client exists.
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
