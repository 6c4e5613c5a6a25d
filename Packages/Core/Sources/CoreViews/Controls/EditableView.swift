/// A leaf with a text that a person can replace.
protocol EditableView { func edit(_ text: String) }
