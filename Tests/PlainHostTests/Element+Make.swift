import CoreViews

extension Element {
  /// An element with a number for an id.
  static func make(
    _ id: UInt64, _ role: Role, _ label: String = "", value: String = "",
    isEnabled: Bool = true, isSelected: Bool = false, isHidden: Bool = false,
    _ children: [Element] = []
  ) -> Element {
    Element(
      id: ID(rawValue: id), role: role, label: label, value: value, isEnabled: isEnabled,
      isSelected: isSelected, isHidden: isHidden, children: children)
  }
}
