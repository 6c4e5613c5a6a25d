// Fields in which a person looks for something: among views, in the texts of editors, and what is
// suggested meanwhile.
//
// SearchPanel: SearchCompletion, SearchExtras.
// View+Find: FindPanel, FindView.
// View+TextSuggestions: SuggestedText.

// Fields in which a person looks for something: among views, in the texts of editors, and what is
// suggested meanwhile.
//
// FoundEditors: FoundEditorsModifier.
// SearchPanel: SearchCompletion, SearchExtras.
// View+Find: FindPanel, FindView.
// View+TextSuggestions: SuggestedText.
