// The views of collections and sections as rows: how they are told apart, built, selected and
// edited.
//
// ActionRow: ActionRowsNode, RowOwner.
// ForEach: OptionRowsNode, RowBuilder, SectionOfRows.
// ForEachNode: RowNode.
// ForEachNode+Gaps: GapOwner, RowGap.
// RowKeys: DuplicateIDs, FoundRowKeys, KnownRowKeys.
// SectionNode: LooseSectionNode, RowsNode.
// View+ContextMenu: RowMenuNode, RowMenuView, SelectionMenu.
// ViewKind: ContentParts, KindParts, Pressed.

// The views of collections and sections as rows: how they are told apart, built, selected and
// edited.
//
// ActionRow: ActionRowNode, ActionRowsNode, RowOwner.
// ForEach: OptionRowsNode, RowBuilder, SectionOfRows.
// ForEach+Binding: _BoundCollection.
// ForEachNode: RowNode.
// ForEachNode+Gaps: GapOwner, RowGap.
// RowKeys: DuplicateIDs, FoundRowKeys, KnownRowKeys.
// SectionNode: LooseSectionNode, RowsNode.
// View+ContextMenu: RowMenuNode, RowMenuView, SelectionMenu.
// ViewKind: ContentParts, KindParts, Pressed.
