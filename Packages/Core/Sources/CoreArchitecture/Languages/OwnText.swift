/// A text of the view layer itself, in the languages of the session; its translations are in
/// `Core.xcstrings`.
package func ownText(_ key: LocalizedStringKey) -> String { key.string(table: "Core") }
