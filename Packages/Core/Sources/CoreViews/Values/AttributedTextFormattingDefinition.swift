public import Foundation

/// Which styles a text may have in an editor; those here edit texts without styles.
public protocol AttributedTextFormattingDefinition {
  /// The attributes that count.
  associatedtype Scope: AttributeScope
}
