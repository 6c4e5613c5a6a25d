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

/// What is noted of a part of a text for a ``TextRenderer``.
public protocol TextAttribute {}

extension Text {
  /// Returns the text itself: hosts draw texts themselves, and ask no renderer.
  public func customAttribute(_ value: some TextAttribute) -> Text { self }
}

/// A text that a renderer is asked about; no host asks one.
public struct TextProxy {
  /// How large the text is in some room: as hosts do not ask, nothing.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

extension Text {
  /// The lines of a text that has been laid out, for a ``TextRenderer``; no host makes one.
  public struct Layout: RandomAccessCollection, Equatable, Sendable {
    let lines: [Line]

    /// The first line.
    public var startIndex: Int { lines.startIndex }
    /// What follows the last line.
    public var endIndex: Int { lines.endIndex }
    /// A line.
    public subscript(index: Int) -> Line { lines[index] }
    /// Whether the end of the text is left out.
    public var isTruncated: Bool { false }

    /// A line: its parts of one style.
    public struct Line: RandomAccessCollection, Equatable, Sendable {
      let runs: [Run]

      /// The first part.
      public var startIndex: Int { runs.startIndex }
      /// What follows the last part.
      public var endIndex: Int { runs.endIndex }
      /// A part.
      public subscript(index: Int) -> Run { runs[index] }
      /// The room that it takes.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// A part of one style: its characters.
    public struct Run: RandomAccessCollection, Equatable, Sendable {
      let slices: [RunSlice]

      /// The first character.
      public var startIndex: Int { slices.startIndex }
      /// What follows the last character.
      public var endIndex: Int { slices.endIndex }
      /// A character.
      public subscript(index: Int) -> RunSlice { slices[index] }
      /// The room that it takes.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// What was noted of the part by `customAttribute`.
      public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { nil }
    }

    /// A character.
    public struct RunSlice: Equatable, Sendable {
      /// The room that it takes.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// The room that a piece of text takes.
    public struct TypographicBounds: Equatable, Sendable {
      /// Where its line begins.
      public var origin = CGPoint.zero
      /// How wide it is.
      public var width: CGFloat = 0
      /// How far it rises above the line, and falls below.
      public var ascent: CGFloat = 0, descent: CGFloat = 0
      /// The room between it and the next line.
      public var leading: CGFloat = 0
      /// The rectangle around it.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }
  }
}

extension GraphicsContext {
  /// Draws a line of a text, which hosts have drawn already.
  public func draw(_ line: Text.Layout.Line) {}
  /// Draws a part of a text, which hosts have drawn already.
  public func draw(_ run: Text.Layout.Run) {}
  /// Draws a character of a text, which hosts have drawn already.
  public func draw(_ slice: Text.Layout.RunSlice) {}
}
