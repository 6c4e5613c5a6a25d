/// What happens where there is nothing more to scroll.
public enum ScrollBounceBehavior: Hashable, Sendable {
  /// As the host finds best, scrolling goes on around the view, or it ends there.
  case automatic, always, basedOnSize
}
