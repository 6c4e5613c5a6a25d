/// Gives a tab, an option of a picker or a row of a list the value that selects it.
public struct TagModifier: NodeModifier {
  let tag: AnyHashable

  /// Hands the tag down to the tab, within a tab view.
  public func _apply(
    to environment: inout EnvironmentValues, attachment: ModifierAttachment?
  ) {
    if environment.builtIn.tabs != nil { environment.builtIn.tag = tag }
  }
}

extension View {
  /// Gives a tab, an option of a ``Picker`` or a row of a ``List`` the value by which the selection
  /// refers to it.
  public func tag(_ tag: some Hashable) -> some View {
    modified(by: TagModifier(tag: AnyHashable(unwrapping: tag)))
  }

  /// Gives the view a tag; one that is optional and one that is not are the same anyway.
  public func tag(_ tag: some Hashable, includeOptional: Bool) -> some View { self.tag(tag) }
}
