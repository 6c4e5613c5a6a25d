// The host's own tree of elements, and the boxes that a layout makes of them.
//
// FocusTarget: TargetCount.
// LayoutBox+Search: BoxPlace, MissingRows.
// LayoutRequest: LayoutContext, StoredBox.
