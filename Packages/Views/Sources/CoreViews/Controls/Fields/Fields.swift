// What people type into, and what the keyboard is asked for.
//
// FieldView: FieldListeners, FieldNode.
// TextEditor: AutomaticTextEditorStyle, PlainTextEditorStyle.
// TextField+Value: ValueText.

// What people type into, and what the keyboard is asked for.
//
// FieldView: FieldListeners, FieldNode.
// TextEditor: AutomaticTextEditorStyle, PlainTextEditorStyle, TextEditorStyle.
// TextField+Value: ValueText.
