// How elements become boxes of cells.
//
// Arranger+Boxes: LayoutPart.
// LayoutEngine: LayoutLog.
// LeafContent: MadeBox.
