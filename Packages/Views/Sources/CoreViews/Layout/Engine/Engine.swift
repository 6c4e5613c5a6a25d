// How views get their sizes and places: what is offered, the public Layout and its subviews,
// alignments, and the node that keeps sizes by proposal.
//
// Alignment: HorizontalAlignment, VerticalAlignment.
// Layout: OwnLayout.
// LayoutMetrics: LayoutUnit.
// LayoutNode: LayoutPlace.
// LayoutRule: ContainerRule, ContentRule, LayoutContent.
