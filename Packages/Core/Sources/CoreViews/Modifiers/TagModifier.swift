/// Gives a tab the value that the selection goes by.
public struct TagModifier: NodeModifier {
  let tag: AnyHashable

  public func _apply(
    to environment: inout EnvironmentValues, attachment: ModifierAttachment?
  ) {
    if environment.builtIn.tabs != nil { environment.builtIn.tag = tag }
  }
}

/// A view that may have a tag somewhere among its modifiers.
protocol TagCarrier { var carriedTag: AnyHashable? { get } }

extension ModifiedView: TagCarrier {
  var carriedTag: AnyHashable? {
    (modifier as? TagModifier)?.tag ?? (content as? any TagCarrier)?.carriedTag
  }
}

extension View {
  /// The value that the selection of a tab view goes by.
  public func tag(_ tag: some Hashable) -> some View {
    modified(by: TagModifier(tag: AnyHashable(tag)))
  }
}
