/// A view that may have a tag among its modifiers.
protocol TagCarrier { var carriedTag: AnyHashable? { get } }

extension ModifiedView: TagCarrier {
  var carriedTag: AnyHashable? {
    (modifier as? TagModifier)?.tag ?? (content as? any TagCarrier)?.carriedTag
  }
}

/// A view that says which badge the tab has that it becomes.
protocol BadgeCarrier { var carriedBadge: String { get } }

extension ModifiedView: BadgeCarrier {
  var carriedBadge: String {
    var values = EnvironmentValues()
    (modifier as? EnvironmentModifier)?.change(&values)
    let own = values.builtIn.decoration?.badge ?? ""
    return own.isEmpty ? (content as? any BadgeCarrier)?.carriedBadge ?? "" : own
  }
}

extension LayersView: BadgeCarrier {
  var carriedBadge: String { (content as? any BadgeCarrier)?.carriedBadge ?? "" }
}
