public import Foundation

/// Joins texts as a sentence does: `a, b and c`; Foundation has it on Apple's systems.
open class ListFormatter: Formatter {
  /// The language of the text.
  open var locale: Locale = PreferredLanguages.current.locale
  /// Writes each item; nil to write items as they describe themselves.
  open var itemFormatter: Formatter?

  /// Joins texts in the language of the session.
  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? ""
  }

  /// Joins items.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return texts.formatted(.list(type: .and).locale(locale))
  }

  /// Joins the items of an array; nil for what is none.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
