/// Connects the nearest elements with a focus state.
public struct FocusModifier: NodeModifier {
  let isWanted: () -> Bool
  let setFocused: (Bool) -> Void
  /// Whether the element is the first to have the focus.
  var isDefault = false

  init<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value, otherwise nothing: Value?
  ) {
    isWanted = { binding.wrappedValue == value }
    setFocused = { isFocused in
      if isFocused {
        if binding.wrappedValue != value { binding.wrappedValue = value }
      } else if binding.wrappedValue == value, let nothing {
        binding.wrappedValue = nothing
      }
    }
  }

  /// Keeps the connection, or takes over newer closures.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    let attachment = existing as? FocusAttachment ?? FocusAttachment(node: node)
    attachment.link.isWanted = isWanted
    attachment.link.setFocused = setFocused
    return attachment
  }

  /// Hands the connection down to the nearest elements.
  public func _apply(
    to environment: inout EnvironmentValues, attachment: ModifierAttachment?
  ) {
    guard let link = (attachment as? FocusAttachment)?.link else { return }
    environment.builtIn.changeDecoration { $0.focus = link }
    environment.focusAround = link
  }
}

private final class FocusAttachment: ModifierAttachment {
  let link = FocusLink()
}
