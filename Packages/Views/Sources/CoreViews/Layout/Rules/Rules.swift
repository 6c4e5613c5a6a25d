// Layouts that modifiers and single views have: frames, padding, offsets, layers, lines of
// alignment.
//
// ContainerFrameLayout: ContainerLength.
// FrameLayouts: FixedSizeLayout, LayoutBounds.
// LayersLayout: InsetLayout.
// LayoutGuide: GuideRule.
// OffsetLayout: PositionLayout.
// PaddingLayout: SpacerContent.
// ReportedLayouts: CornerLayout, ThatFitsLayout.
