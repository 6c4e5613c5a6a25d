extension GraphRuntime {
  /// Mounts views that belong to what a restored session begins with, or such that do not.
  func mount(asRestored isRestored: Bool, _ body: () -> Void) {
    let outer = isRestoring
    isRestoring = isRestored
    speaking(body)
    isRestoring = outer
  }

  /// The values to keep, also those that no view has asked for yet.
  var sceneArchive: SceneArchive {
    var archive = keptScene
    for (key, value) in sceneValues {
      archive.values[key] = (value as? any ArchivedValue)?.archived
    }
    return archive
  }
}
