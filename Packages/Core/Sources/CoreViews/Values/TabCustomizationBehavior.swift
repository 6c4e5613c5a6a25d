/// What a person may do with a tab, which hosts arrange.
public enum TabCustomizationBehavior: Hashable, Sendable {
  /// All, moving only, and nothing.
  case automatic, reorderable, disabled
}
