/// Identifies a child of a feature: where its state is, and which of those there it is.
///
/// It does not depend on the reducer that runs, as a reducer that is wrapped in another or called
/// directly may be made anew for each action.
@usableFromInline
struct ChildKey: Hashable, @unchecked Sendable {
  // Unchecked: `AnyHashable` holds an identifier, which is a value.
  let path: StatePath
  let id: AnyHashable

  @usableFromInline
  init(path: StatePath, id: AnyHashable) {
    self.path = path
    self.id = id
  }

  /// The key as seen from the feature that starts the effect.
  func appended(to path: StatePath) -> Self {
    Self(path: path.appending(self.path), id: id)
  }
}
