extension Element {
  /// What an element is, close to ARIA's roles.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// Lays out its children below each other, side by side, or on top of each other.
    case vertical, horizontal, layered
    /// Shows something and takes no interaction; the name of an image is its label.
    case text, image, divider, spacer
    /// A control; its title is the label, and the text of a field or the fraction of a progress
    /// view is the value.
    ///
    /// What the label of a control is made of stands among its children, unless it is one text.
    case button, link, textField, secureField, toggle, progress
    /// A list of rows and sections, and one section; a section's title is its label.
    case list, section
    /// A navigation stack, and one screen of it.
    ///
    /// `navigation` holds its screens, the root first; only the last one is visible, and with two
    /// or more it is possible to go back. A screen's label is its title.
    ///
    /// Modal presentations may follow the screens; they are hidden while none of the screens that
    /// they belong to is on top.
    case navigation, screen
    /// A tab view, and one of its tabs.
    ///
    /// A tab's label is its title; its children are its content, empty until the tab is first
    /// selected.
    case tabs, tab
    /// A modal presentation: the last child of the element it is attached to, covering everything
    /// else.
    ///
    /// The children of an alert or dialog are its buttons, its title is the label and its message
    /// the value. The children of a sheet or cover are its content; if it is not enabled, going
    /// back cannot close it.
    case alert, confirmationDialog, sheet, cover
  }
}
