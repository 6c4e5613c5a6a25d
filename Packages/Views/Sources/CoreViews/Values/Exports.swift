// Literals in views are keys that CoreArchitecture declares.
@_exported public import CoreArchitecture

/// A text of the view layer itself, in the languages of the session.
///
/// Its translations are in `Views.xcstrings`.
func ownText(_ key: LocalizedStringKey) -> String { key.string(table: "Views") }
