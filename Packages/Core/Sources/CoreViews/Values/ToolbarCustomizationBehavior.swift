/// What a person may do with an item of a toolbar, which hosts arrange.
public enum ToolbarCustomizationBehavior: Hashable, Sendable {
  /// All, moving only, and nothing.
  case `default`, reorderable, disabled
}
