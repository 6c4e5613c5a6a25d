/// How the pictures of what is dragged lie; hosts show none.
public enum DragDropPreviewsFormation: Hashable, Sendable {
  /// As the host finds best, one below the other, on one pile, and as they lay.
  case automatic, list, pile, stack
}
