internal import CoreArchitecture

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
