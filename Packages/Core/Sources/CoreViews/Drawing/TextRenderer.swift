public import Foundation

/// Draws a text in a way of its own.
///
/// Hosts draw texts themselves, in cells or in the fonts of a browser, and ask no renderer.
public protocol TextRenderer: Animatable {
  /// Draws a text that has been laid out.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// Returns how large the text is.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far beyond its room the text is drawn.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// As large as the text is by itself.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// Not at all.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

extension View {
  /// Returns the view itself: hosts draw texts themselves, in cells or in the fonts of a browser.
  public func textRenderer(_ renderer: some TextRenderer) -> Self { self }
}
