internal import CoreArchitecture

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
    /// Only a session that builds rows when they are shown has gaps; see
    /// ``ViewSession/build(_:of:)``.
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

extension Element.Role {
  /// What roles have in common: the one table that says how each behaves.
  public enum Category: Hashable, Sendable {
    /// Lays out its children, and is nothing by itself.
    case stack
    /// Shows something.
    case content
    /// Is there to be used by a person.
    case control(Use)
    /// Holds rows, or is one.
    case rows
    /// Holds screens or tabs, or is a screen.
    case page(Page)
    /// Is a modal presentation that going back closes.
    case sheet, cover
    /// Is a modal presentation that its buttons end.
    case dialog
  }

  /// What a person does with a control.
  public enum Use: Hashable, Sendable {
    /// Presses it, replaces its text, turns it on or off, or selects it.
    case press, edit, flip, select
    /// Opens it and chooses something below it, or is what is chosen.
    case choose, pick
    /// Makes its number larger or smaller, or shows and hides what is below it.
    case adjust, expand
  }

  /// A part of which pages are made.
  public enum Page: Hashable, Sendable {
    /// A navigation stack, a screen of it, or a tab view.
    case navigation, screen, tabs
  }

  /// The category of the role.
  public var category: Category {
    switch self {
    case .vertical, .horizontal, .layered, .label: .stack
    case .text, .image, .divider, .spacer, .gap, .shape, .progress, .gauge: .content
    case .button, .link: .control(.press)
    case .textField, .secureField, .textEditor, .datePicker, .colorPicker, .searchField:
      .control(.edit)
    case .picker, .menu: .control(.choose)
    case .option: .control(.pick)
    case .stepper, .slider: .control(.adjust)
    case .disclosure: .control(.expand)
    case .toggle: .control(.flip)
    case .tab: .control(.select)
    case .list, .section, .row: .rows
    case .navigation: .page(.navigation)
    case .screen: .page(.screen)
    case .tabs: .page(.tabs)
    case .sheet: .sheet
    case .cover: .cover
    case .alert, .confirmationDialog: .dialog
    }
  }

  /// Whether it covers everything that is not part of it.
  public var isModal: Bool {
    switch category {
    case .sheet, .cover, .dialog: true
    case .stack, .content, .control, .rows, .page: false
    }
  }

  /// Whether a person can activate or edit it.
  public var isInteractive: Bool { if case .control = category { true } else { false } }

  /// Returns the roles of the controls that a person uses in one way.
  public static func used(by use: Use) -> Set<Self> {
    Set(allCases.filter { $0.category == .control(use) })
  }
}

extension Element {
  /// The element in words, such as: the button "Log in".
  var spokenName: String {
    let kind = ownText(LocalizedStringKey(role.spokenName))
    return ownText(label.isEmpty ? "the \(kind)" : "the \(kind) \"\(label)\"")
  }
}

extension Element.Role {
  var spokenName: String {
    switch self {
    case .vertical, .horizontal, .layered: "stack"
    case .textField: "field"
    case .secureField: "secure field"
    case .progress: "progress view"
    case .navigation: "navigation stack"
    case .tabs: "tab view"
    case .confirmationDialog: "dialog"
    case .textEditor: "text editor"
    case .datePicker: "date picker"
    case .colorPicker: "colour picker"
    case .searchField: "search field"
    case .disclosure: "group"
    case .picker, .option, .menu, .stepper, .slider, .gauge, .row, .text, .image, .divider, .spacer,
      .gap, .shape, .button, .link, .toggle, .list, .section, .screen,
      .tab, .alert, .sheet, .cover, .label:
      rawValue
    }
  }
}
