/// Changes the values of a key that views within hand up.
public struct PreferenceChange<Key: PreferenceKey>: NodeModifier {
  let change: (inout Key.Value) -> Void

  /// Keeps the closure, or takes over a newer one.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    let attachment =
      existing as? PreferenceChangeAttachment<Key> ?? PreferenceChangeAttachment(node: node)
    attachment.values.change = change
    return attachment
  }

  /// Hands the change down to the views within.
  public func _apply(
    to environment: inout EnvironmentValues, attachment: ModifierAttachment?
  ) {
    environment.builtIn.preferences = (attachment as? PreferenceChangeAttachment<Key>)?.values
  }
}

private final class PreferenceChangeAttachment<Key: PreferenceKey>: ModifierAttachment {
  let values: ChangedPreferenceValues<Key>

  override init(node: ViewNode) {
    values = ChangedPreferenceValues(outer: node.environment.builtIn.preferences)
    super.init(node: node)
  }
}

private final class ChangedPreferenceValues<Key: PreferenceKey>: PreferenceValues {
  var change: (inout Key.Value) -> Void = { _ in }

  override func set<Other: PreferenceKey>(
    _ value: Other.Value, of key: Other.Type, by id: Element.ID
  ) {
    guard Other.self == Key.self, var changed = value as? Key.Value else {
      return super.set(value, of: key, by: id)
    }
    change(&changed)
    super.set(changed, of: Key.self, by: id)
  }
}
