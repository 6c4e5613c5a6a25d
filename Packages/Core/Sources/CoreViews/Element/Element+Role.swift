extension Element {
  /// What an element is, close to ARIA's roles.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// Lays out its children below each other, side by side, or on top of each other.
    case vertical, horizontal, layered
    /// What the label of a picker, a menu or a group is made of, unless it is one text: the first
    /// child of that control.
    case label
    /// Shows something and takes no interaction; the name of an image is its label.
    case text, image, divider, spacer
    /// An outline; its value is `rectangle`, `circle`, `ellipse`, `capsule`, `rounded 8` with the
    /// radius of the corners, or SVG's path data for a square of 100 points.
    ///
    /// Its foreground fills it, or is that of its line; `clear` is no colour.
    case shape
    /// A control; its title is the label, and the text of a field or the fraction of a progress
    /// view is the value.
    ///
    /// What the label of a control is made of stands among its children, unless it is one text.
    case button, link, textField, secureField, toggle, progress
    /// A control that offers choices: its ``option`` elements are below it, in reading order, and a
    /// chosen one is selected.
    ///
    /// A picker's own look is ``Traits/look``.
    case picker, option
    /// A button that opens the controls below it, which are not shown until then.
    ///
    /// Without a label it holds what can be done with the row around it.
    case menu
    /// A control for a number, which is its value; ``Traits/range`` has the bounds and the step.
    case stepper, slider
    /// A control for a text of several lines, a date or time, a colour, or what to search for; the
    /// value is its text.
    ///
    /// Dates are written as `2026-11-22`, times as `14:30`, both with a space between.
    case textEditor, datePicker, colorPicker, searchField
    /// A label that shows or hides what is below it; it is selected while that is shown.
    case disclosure
    /// Shows a number; the fraction (0 to 1) of its range is the value.
    case gauge
    /// A list of rows and sections, and one section; a section's title is its label.
    case list, section
    /// A row with something that a person can do to it as a whole, as ``Traits/actions`` says.
    ///
    /// Rows without such actions have no element of their own.
    case row
    /// Rows of a list that are not built yet; their number is the value.
    ///
    /// Only a session that builds rows when they are shown has gaps; see ``ViewSession/build(_:of:)``.
    case gap
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
