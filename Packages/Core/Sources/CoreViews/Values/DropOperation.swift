/// What becomes of what is dropped; views take it, or do not.
public enum DropOperation: Hashable, Sendable {
  /// Nothing, and nothing as it is not allowed.
  case cancel, forbidden
  /// It is copied, moved, deleted, or its kind decides.
  case copy, move, delete, alias
}
