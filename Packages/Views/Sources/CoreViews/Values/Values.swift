// Plain values that views are given: colours, fonts, edges, points, kinds of files, and the cases
// that modifiers take; they name nothing but each other and pictures.
//
// Animation: Transaction.
// Axis: ContentMode.
// ButtonValues: ButtonBorderShape, ButtonRepeatBehavior, ButtonRole, ButtonSizing, ControlSize,
//   SpringLoadingBehavior.
// Color+Sources: ImageResource, UIColor.
// Coordinates: CGAffineTransform, UnitPoint.
// DragAndDropValues: DragConfiguration, DragDropPreviewsFormation, DragSession, DropConfiguration,
//   DropDelegate, DropInfo, DropOperation, DropProposal, DropSession, Transferable.
// Edge: HorizontalEdge, SafeAreaRegions, VerticalEdge.
// Gradient: ShapeGradient.
// InteractionValues: FocusInteractions, HoverEffectGroup, HoverPhase, SensoryFeedback.
// ListValues: AlternatingRowBackgroundBehavior, BackgroundProminence, BadgeProminence,
//   EditActions, EditMode, ListSectionSpacing, Prominence.
// MenuValues: BorderlessButtonMenuButtonStyle, BorderlessPullDownMenuButtonStyle,
//   DefaultMenuButtonStyle, MenuActionDismissBehavior, MenuButtonStyle, MenuOrder,
//   PaletteSelectionEffect, PullDownMenuButtonStyle.
// NavigationValues: ContainerBackgroundPlacement, NavigationSplitViewColumn,
//   NavigationSplitViewVisibility, PresentationDetent.
// ScreenValues: ColorScheme, ColorSchemeContrast, DynamicTypeSize, LayoutDirection,
//   LayoutDirectionBehavior, LegibilityWeight, RedactionReasons, ScenePhase,
//   UserInterfaceSizeClass, Visibility.
// ScrollValues: ContentMarginPlacement, PinnedScrollableViews, ScrollBounceBehavior,
//   ScrollDismissesKeyboardMode, ScrollEdgeEffectStyle, ScrollGeometry, ScrollIndicatorVisibility,
//   ScrollInputBehavior, ScrollInputKind, ScrollPhase, ScrollState, ScrollTargetBehavior.
// SearchValues: SearchFieldPlacement, SearchPresentationToolbarBehavior, SearchScopeActivation,
//   SearchToolbarBehavior.
// SymbolValues: ImageScale, SymbolColorRenderingMode, SymbolRenderingMode,
//   SymbolVariableValueMode, SymbolVariants.
// TabValues: AdaptableTabBarPlacement, TabBarMinimizeBehavior, TabCustomizationBehavior,
//   TabPlacement, TabSearchActivation, TabViewCustomization.
// TextInputValues: KeyboardType, SubmitLabel, SubmitTriggers, TextAutocapitalizationType,
//   TextContentType, TextInputAutocapitalization, TextInputDictationBehavior,
//   TextInputFormattingControlPlacement, WritingToolsBehavior.
// TextSelection: DisabledTextSelectability, EnabledTextSelectability, TextSelectability.
// TextValues: AttributedTextFormattingDefinition, InlinePresentationIntent, LineHeight,
//   TextAlignment, TextCase, TextLines.
// ToolbarValues: SpacerSizing, TitleDisplayMode, ToolbarCustomizationBehavior,
//   ToolbarCustomizationOptions, ToolbarDefaultItemKind, ToolbarItemPlacement, ToolbarPlacement,
//   ToolbarRole, ToolbarSlot, ToolbarTitleDisplayMode.
// UTType: UTTagClass.
