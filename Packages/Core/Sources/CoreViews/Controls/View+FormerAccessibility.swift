/// The older form of what views say of themselves.
extension View {
  /// Replaces the label, and says what the element holds and does; nil changes nothing.
  public func accessibility(
    label: Text? = nil, value: Text? = nil, hint: Text? = nil, identifier: String? = nil,
    hidden: Bool? = nil, sortPriority: Double? = nil
  ) -> some View {
    changingDecoration { decoration in
      if let label { decoration.label = label.string }
    }
    .speaking { speech in
      if let value { speech.value = value.string }
      if let hint { speech.hint = hint.string }
      if let identifier { speech.identifier = identifier }
      if let hidden { speech.isHidden = hidden }
      if let sortPriority { speech.sortPriority = sortPriority }
    }
  }

  /// Says what the element is, besides its role, in the older form.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
}
