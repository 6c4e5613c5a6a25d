/// What a toolbar holds: items, or what is made of items.
public protocol ToolbarContent: View {}

extension ToolbarContent {
  /// Returns the items themselves: a person cannot arrange toolbars.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self { self }
  /// Returns the items themselves: a person cannot arrange toolbars.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> Self {
    self
  }
  /// Returns the items themselves: hosts draw no ground that items share.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
}

extension TupleView: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: View {}
extension ConditionalView: ToolbarContent {}
extension Group: ToolbarContent {}
extension EmptyView: ToolbarContent {}

/// What a toolbar holds that a person could arrange; hosts arrange it.
public typealias CustomizableToolbarContent = ToolbarContent
