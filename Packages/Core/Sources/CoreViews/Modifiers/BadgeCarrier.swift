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
