extension TableColumn {
  /// Names the column in a ``TableColumnCustomization``.
  public func customizationID(_ id: String) -> Self {
    var copy = self
    copy.customizationID = id
    return copy
  }

  /// Hides the column until a person brings it back, or shows it as usual.
  public func defaultVisibility(_ visibility: Visibility) -> Self {
    var copy = self
    copy.isHidden = visibility == .hidden
    return copy
  }

  /// Keeps a person from doing something with the column.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self {
    var copy = self
    copy.isFixed = behavior.contains(.visibility)
    return copy
  }
}
