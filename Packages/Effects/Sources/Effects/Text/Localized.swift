import Core

/// A text for a person in the languages of the session, from the catalogue of this package.
func localized(_ key: LocalizedStringKey) -> String { key.string() }
