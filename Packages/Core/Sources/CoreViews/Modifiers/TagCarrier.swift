/// A view that may have a tag among its modifiers.
protocol TagCarrier { var carriedTag: AnyHashable? { get } }

extension ModifiedView: TagCarrier {
  var carriedTag: AnyHashable? {
    (modifier as? TagModifier)?.tag ?? (content as? any TagCarrier)?.carriedTag
  }
}
