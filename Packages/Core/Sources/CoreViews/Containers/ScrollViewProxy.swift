/// Scrolls what a ``ScrollViewReader`` holds.
public struct ScrollViewProxy {
  weak var reader: (any ScrollingNode)?

  /// Scrolls to the view with an id: one that `id(_:)` gave it, or that of a row.
  ///
  /// The anchor is the part of the view that meets the same part of the screen; without one the host
  /// scrolls no further than is needed. An id that no view has is left alone.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {
    reader?.scroll(to: AnyHashable(id), anchor: anchor)
  }
}
