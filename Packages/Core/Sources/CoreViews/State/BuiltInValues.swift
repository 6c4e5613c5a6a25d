/// The part of the environment that this module itself reads.
struct BuiltInValues: Equatable {
  var isEnabled = true
  var isBold = false
  var isDimmed = false
  var foreground: String?
  /// Meant for the next elements below, and not for what these contain.
  var decoration: Decoration?
  /// The tag that the next tab below goes by.
  var tag: AnyHashable?
  var submit: SubmitActions?
  var navigation: NavigationCoordinator?
  /// Where a stack would be nested in the one around it.
  var nesting: NestingPoint?
  /// The colour that the title bars of screens have.
  var barBackground: String?
  var tabs: TabsCoordinator?
  var titles: TitleRegistry?
  var dismiss: DismissAction?
  /// The modal presentation that the view is the content of.
  var presentation: ModalAttachment?
  /// Buttons close this when pressed: the alert or dialog they belong to.
  var closedByButtons: ModalAttachment?

  /// What a modifier asks of an element beyond what is inherited.
  struct Decoration: Hashable {
    var background: String?
    var isHidden = false
    var label: String?
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.isEnabled == rhs.isEnabled && lhs.isBold == rhs.isBold && lhs.isDimmed == rhs.isDimmed
      && lhs.foreground == rhs.foreground && lhs.decoration == rhs.decoration
      && lhs.tag == rhs.tag && lhs.submit === rhs.submit && lhs.navigation === rhs.navigation
      && lhs.nesting === rhs.nesting && lhs.barBackground == rhs.barBackground
      && lhs.tabs === rhs.tabs && lhs.titles === rhs.titles
      && lhs.dismiss?.owner == rhs.dismiss?.owner && lhs.presentation === rhs.presentation
      && lhs.closedByButtons === rhs.closedByButtons
  }

  /// Fills in what an element inherits.
  func apply(to element: inout Element) {
    element.isEnabled = isEnabled
    element.style.foreground = foreground
    element.style.isBold = isBold
    element.style.isDimmed = isDimmed
    applyDecoration(to: &element)
  }

  func applyDecoration(to element: inout Element) {
    guard let decoration else { return }
    element.style.background = decoration.background
    if decoration.isHidden { element.isHidden = true }
    if let label = decoration.label { element.label = label }
  }
}

extension EnvironmentValues {
  /// What an element hands down: everything but its own decoration.
  var withoutDecoration: EnvironmentValues {
    guard builtIn.decoration != nil else { return self }
    var copy = self
    copy.builtIn.decoration = nil
    return copy
  }
}
