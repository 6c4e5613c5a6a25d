/// The presentation that a view is part of, in the older form; `dismiss` is the newer one.
public struct PresentationMode {
  /// Whether the view is part of a pushed screen or a presentation.
  public let isPresented: Bool
  let action: DismissAction

  /// Leaves the screen or presentation.
  public mutating func dismiss() { action() }
}
