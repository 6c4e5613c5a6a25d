// Stacks of screens, the links and destinations that push them, and split views.
//
// NavigationLink: LinkNode.
// NavigationLink+State: StateLink.
// NavigationPath: PathAccess, UINavigationPath.
// NavigationStack: NavigationNode, StackKeeper.
// NavigationStyles: ColumnNavigationViewStyle, DefaultNavigationViewStyle,
//   NavigationSplitViewStyle, NavigationTransition, NavigationViewStyle, StackNavigationViewStyle.
// ScreenNode: ScreenPresenter.
// ScreenStack+Nesting: NestingPoint.
// View+NavigationDestination: DestinationAttachment, DestinationModifier,
//   ValueDestinationModifier.
