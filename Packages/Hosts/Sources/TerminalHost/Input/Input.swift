// What a terminal sends, as values, and a field's text while it is edited.
//
// FieldWindow: EditorRows.
// KeyParser: Byte.
// TerminalInput: Key, Modifiers, MouseEvent, TerminalReport.
