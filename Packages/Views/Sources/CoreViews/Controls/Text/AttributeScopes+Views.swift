public import Foundation

extension AttributeScopes {
  /// What views draw of attributed texts.
  public struct SwiftUIAttributes: AttributeScope {
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text, which is not drawn.
    public let backgroundColor: BackgroundColorAttribute
    /// Bold, slanted or monospaced, as the font is.
    public let font: FontAttribute
    /// A line below.
    public let underlineStyle: UnderlineStyleAttribute
    /// A line through.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The room between characters, which is not drawn.
    public let kern: KerningAttribute
    /// The room between characters, which is not drawn.
    public let tracking: TrackingAttribute
    /// How far it is raised, which is not drawn.
    public let baselineOffset: BaselineOffsetAttribute
    /// How it was marked in Markdown.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// What Foundation knows: links.
    public let foundation: FoundationAttributes
  }

  /// What views draw of attributed texts.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// The key of what views draw.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension AttributeScopes.SwiftUIAttributes {
  /// How a part of a text was marked.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// A set of marks.
    public typealias Value = InlinePresentationIntent
    /// The name of the attribute.
    public static let name = "NSInlinePresentationIntent"
  }
  /// The colour of a text.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color
    /// The name of the attribute.
    public static let name = "SwiftUI.ForegroundColor"
  }
  /// The colour behind a text.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color
    /// The name of the attribute.
    public static let name = "SwiftUI.BackgroundColor"
  }
  /// The font of a text.
  public enum FontAttribute: AttributedStringKey {
    /// A font.
    public typealias Value = Font
    /// The name of the attribute.
    public static let name = "SwiftUI.Font"
  }
  /// The line below a text.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// A line.
    public typealias Value = Text.LineStyle
    /// The name of the attribute.
    public static let name = "SwiftUI.UnderlineStyle"
  }
  /// The line through a text.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// A line.
    public typealias Value = Text.LineStyle
    /// The name of the attribute.
    public static let name = "SwiftUI.StrikethroughStyle"
  }
  /// The room between the characters of a text.
  public enum KerningAttribute: AttributedStringKey {
    /// In points.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "SwiftUI.Kern"
  }
  /// The room between the characters of a text.
  public enum TrackingAttribute: AttributedStringKey {
    /// In points.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "SwiftUI.Tracking"
  }
  /// How far a text is raised.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// In points.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "SwiftUI.BaselineOffset"
  }
}
