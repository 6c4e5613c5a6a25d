extension EffectRuntime {
  /// Cancels the effects of screens that have left, and tells the others where they are.
  ///
  /// `position` returns where a screen is now, nil if it has left.
  func settleRoutes(
    at path: StatePath, in parent: FeatureEffects, structure: UInt64, endsEffects: Bool,
    position: (AnyHashable) -> Int?
  ) {
    if endsEffects {
      carryOut {
        $0.cancelChildren(at: path, in: parent, structure: structure) { position($0) != nil }
      }
    }
    let children = ask { _ in parent.children[path] }
    for (id, screen) in children?.features ?? [:] {
      if let position = position(id) { ask { _ in screen.position = position } }
    }
  }
}
