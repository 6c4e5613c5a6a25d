/// Hands a value up to the views around.
public struct PreferenceModifier<Key: PreferenceKey>: NodeModifier {
  let value: Key.Value

  /// Registers the value with everyone around who asks for the key.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    node.environment.builtIn.preferences?.set(value, of: Key.self, by: node.id)
    return existing ?? PreferenceAttachment<Key>(node: node)
  }
}

private final class PreferenceAttachment<Key: PreferenceKey>: ModifierAttachment {
  override func willUnmount() {
    node.environment.builtIn.preferences?.remove(Key.self, by: node.id)
  }
}

extension View {
  /// Hands a value up to the views around, which read it with `onPreferenceChange`.
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View {
    modified(by: PreferenceModifier<Key>(value: value))
  }

  /// Runs a closure with the value that views within hand up: at first, and when it has changed.
  ///
  /// It runs after the update; the views' values are reduced in the order of their mounting.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modified(by: PreferenceReader<Key>(action: action))
  }
}
