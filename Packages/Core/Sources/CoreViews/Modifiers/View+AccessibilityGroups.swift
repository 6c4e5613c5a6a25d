/// What belongs together for those who do not see where it stands.
extension View {
  /// Makes the view the label of another, or what the label is for; both say the same id.
  public func accessibilityLabeledPair(
    role: AccessibilityLabeledPairRole, id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    let pair = Element.Accessibility.Pair(isLabel: role == .label, key: namespace.key(for: id))
    return speaking { $0.pair = pair }
  }

  /// Makes the view one of a group, whose members may stand far apart.
  public func accessibilityLinkedGroup(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    let key = namespace.key(for: id)
    return speaking { $0.group = key }
  }

  /// Offers a list of places within the view to jump through.
  public func accessibilityRotor(
    _ label: some StringProtocol, @AccessibilityRotorContentBuilder entries: () -> [String]
  ) -> some View {
    let rotor = Element.Accessibility.Rotor(name: String(label), entries: entries())
    return speaking { $0.rotors.append(rotor) }
  }

  /// Offers a list of places, one for each element of a collection.
  public func accessibilityRotor<Place: Identifiable>(
    _ label: some StringProtocol, entries: [Place], entryLabel: KeyPath<Place, String>
  ) -> some View {
    let rotor = Element.Accessibility.Rotor(
      name: String(label), entries: entries.map { $0[keyPath: entryLabel] })
    return speaking { $0.rotors.append(rotor) }
  }

  /// Makes the view a place to jump to, which belongs to the group of that id.
  public func accessibilityRotorEntry(id: some Hashable, in namespace: Namespace.ID) -> some View {
    accessibilityLinkedGroup(id: id, in: namespace)
  }

  /// Gives the view actions of their own, one for each button in a closure.
  public func accessibilityActions(@ViewBuilder _ content: () -> some View) -> some View {
    telling(content())
  }

  /// Gives the view a quick action, a button in a closure, which is told and not drawn.
  public func accessibilityQuickAction(
    style: AccessibilityQuickActionStyle, @ViewBuilder content: () -> some View
  ) -> some View {
    accessibilityActions(content)
  }

  /// Tells another view in place of this one, which is drawn as ever.
  public func accessibilityRepresentation(
    @ViewBuilder representation: () -> some View
  ) -> some View {
    accessibilityHidden(true).telling(representation(), isInPlace: true)
  }

  /// Tells other views as if they were below this one.
  public func accessibilityChildren(@ViewBuilder children: () -> some View) -> some View {
    telling(children())
  }

  private func telling(_ views: some View, isInPlace: Bool = false) -> some View {
    SpokenView(
      content: self, spoken: views.speaking { $0.isSpokenOnly = true }, isInPlace: isInPlace)
  }

  /// Tells a chart in words: its title, its summary and its values.
  public func accessibilityChartDescriptor(
    _ representable: some AXChartDescriptorRepresentable
  ) -> some View {
    let words = representable.makeChartDescriptor().words
    return speaking { $0.details += words }
  }

  /// Tells how far the view is scrolled, in words.
  public func accessibilityScrollStatus(_ status: some StringProtocol, isEnabled: Bool = true)
    -> some View
  {
    let status = String(status)
    return speaking { if isEnabled { $0.value = status } }
  }

  /// Says what kind of text the view holds, by which it is read differently.
  public func accessibilityTextContentType(
    _ kind: AccessibilityTextContentType
  ) -> some View {
    speaking { if let name = kind.name { $0.details.append(name) } }
  }

  /// Tells the changes of the view's text after what is being said, or in between.
  public func speechAnnouncementsQueued(_ isQueued: Bool = true) -> some View {
    speaking { $0.announcement = isQueued ? .queued : .interrupting }
  }

  /// Has the texts of the view told letter by letter.
  public func speechSpellsOutCharacters(_ isSpelledOut: Bool = true) -> some View {
    speaking { $0.isSpelledOut = isSpelledOut }
  }
}
