public import CoreArchitecture

extension Alert {
  /// Makes an alert from state; pressing a button calls the closure with its action.
  ///
  /// Of more than two buttons, the first two are shown.
  public init<Action>(
    _ state: AlertState<Action>, action handler: @escaping (Action?) -> Void
  ) {
    let title = Text(state.title)
    let message = state.message.map { Text($0) }
    let buttons = state.buttons.map { Button($0, action: handler) }
    if buttons.count > 1 {
      self.init(
        title: title, message: message, primaryButton: buttons[0], secondaryButton: buttons[1])
    } else {
      self.init(title: title, message: message, dismissButton: buttons.first)
    }
  }
}

extension ActionSheet {
  /// Makes a dialog from state; pressing a button calls the closure with its action.
  public init<Action>(
    _ state: ConfirmationDialogState<Action>, action handler: @escaping (Action?) -> Void
  ) {
    self.init(
      title: Text(state.title), message: state.message.map { Text($0) },
      buttons: state.buttons.map { Button($0, action: handler) })
  }
}

extension Alert.Button {
  /// Makes a button from state; pressing it calls the closure with the button's action.
  public init<Action>(
    _ button: ButtonState<Action>, action handler: @escaping (Action?) -> Void
  ) {
    let press = { button.withAction(handler) }
    let label = Text(button.label)
    switch button.role {
    case .cancel: self = .cancel(label, action: press)
    case .destructive: self = .destructive(label, action: press)
    case nil: self = .default(label, action: press)
    }
  }
}
