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
