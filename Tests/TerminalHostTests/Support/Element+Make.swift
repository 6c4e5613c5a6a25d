import CoreViews

extension Element {
  /// An element with a number for an id.
  static func make(
    _ id: UInt64, _ role: Role, _ label: String = "", value: String = "",
    isEnabled: Bool = true, isSelected: Bool = false, isHidden: Bool = false,
    isSubmittable: Bool = false, style: Style = Style(), _ children: [Element] = []
  ) -> Element {
    Element(
      id: ID(rawValue: id), role: role, label: label, value: value, isEnabled: isEnabled,
      isSelected: isSelected, isHidden: isHidden, isSubmittable: isSubmittable, style: style,
      children: children)
  }

  /// A stack with one screen, as most apps begin.
  static func page(_ title: String, _ children: Element...) -> Element {
    make(
      9000, .navigation, "",
      [make(9001, .screen, title, [make(9002, .vertical, "", children)])])
  }
}

extension Element.ID: @retroactive ExpressibleByIntegerLiteral {
  /// Creates an id from a literal, so that tests can write `7` for one.
  public init(integerLiteral value: UInt64) { self.init(rawValue: value) }
}
