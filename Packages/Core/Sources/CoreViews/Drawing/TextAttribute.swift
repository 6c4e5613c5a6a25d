/// What is noted of a part of a text for a ``TextRenderer``.
public protocol TextAttribute {}

extension Text {
  /// Returns the text itself: hosts draw texts themselves, and ask no renderer.
  public func customAttribute(_ value: some TextAttribute) -> Text { self }
}
