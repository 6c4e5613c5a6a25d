internal import Foundation

extension EffectRuntime {
  func settleRoutes(
    at path: StatePath, in parent: EffectScope, structure: UInt64, endsEffects: Bool,
    position: (AnyHashable) -> Int?
  ) {
    if endsEffects {
      cancelChildren(at: path, in: parent, structure: structure) { position($0) != nil }
    }
    let scopes = lock.withLock { parent.children[path]?.scopes ?? [:] }
    for (id, scope) in scopes {
      if let position = position(id) { setPosition(position, of: scope) }
    }
  }

  /// Sets the position of a screen's scope.
  ///
  /// The scope of the root is marked, because only the coordinator's own parent can dismiss the
  /// root.
  func setPosition(_ position: Int, of scope: EffectScope) {
    scope.position = position
    lock.withLock { scope.isRoot = position == 0 }
  }
}
