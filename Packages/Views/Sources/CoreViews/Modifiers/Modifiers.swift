// What every view can be given: the node behind a modifier, and those that concern the
// environment, size and place, focus and keys, rows and bars, what runs, and what is spoken.
//
// AppearModifier: LifecycleAttachment, RestoreModifier.
// BarModifiers: BackHiddenModifier, BarBackgroundModifier, TitleAttachment.
// ChangeModifier: ScrollModifier.
// IdentityView: IdentityNode.
// KeyboardShortcut: EventModifiers, KeyEquivalent.
// ModifiedView: ConcatenatedModifier, ModifierAttachment, ModifierNode, ModifierView,
//   NodeModifier.
// PreferenceModifiers: PreferenceChange, PreferenceReader.
// RefreshModifier: RefreshAttachment.
// RowModifiers: BadgeCarrier, RowEditingModifier, RowLimitModifier.
// SpokenView: SpokenNode.
// TagModifier: OptionNode, TagCarrier, TaggedViews.
// View+Accessibility: AccessibilityActionKind, AccessibilityActionModifier,
//   AccessibilityAdjustmentDirection, AccessibilityHeadingLevel.
// View+AccessibilityGroups: AXChartDescriptor, AXChartDescriptorRepresentable,
//   AccessibilityLabeledPairRole, AccessibilityQuickActionStyle, AccessibilityRotorContentBuilder,
//   AccessibilityRotorEntry, AccessibilityTextContentType.
// View+Commands: MoveCommandDirection.
// View+Focus: DefaultFocusEvaluationPriority, DefaultFocusModifier, FocusModifier.
