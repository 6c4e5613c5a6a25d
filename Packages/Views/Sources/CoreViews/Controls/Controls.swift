// What every control is made of (its protocols and nodes, and how a style or a label gets into
// it), and what concerns controls of all kinds.
//
// ControlView: AdjustableView, ControlNode, EditableView, FileTakingView.
// HoverEffect: HoverView, PointerStyle.
// LabelSlot: LabelNode, PlainTextView.
// LabeledContainerView: LabeledContainerNode.
// LeafView: LeafNode, SubmittingView.
// StyledView: StyleContent, StyledBody, StyledNode.
