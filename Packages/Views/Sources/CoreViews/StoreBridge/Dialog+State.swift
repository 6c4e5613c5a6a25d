public import CoreArchitecture

extension View {
  /// Shows an alert while its state, or the store of its state, is there.
  ///
  /// Pressing a button ends the alert; where there is a store, it sends the button's action.
  public func alert<Item: _DialogItem>(
    _ item: Binding<Item?>
  ) -> some View where Item._Dialog == _AlertMark {
    modified(by: Item._dialog(item).modifier)
  }

  /// Shows a dialog while its state, or the store of its state, is there.
  ///
  /// Pressing a button ends the dialog; where there is a store, it sends the button's action.
  public func confirmationDialog<Item: _DialogItem>(
    _ item: Binding<Item?>
  ) -> some View where Item._Dialog == _ChoiceMark {
    modified(by: Item._dialog(item).modifier)
  }

  /// Shows an alert while its state is there, and calls a closure with the pressed button's action.
  public func alert<Action>(
    _ state: Binding<AlertState<Action>?>,
    action handler: @escaping (Action?) -> Void
  ) -> some View {
    stateDialog(state, handler)
  }

  /// Shows a dialog while its state is there, and calls a closure with the pressed button's action.
  public func confirmationDialog<Action>(
    _ state: Binding<ConfirmationDialogState<Action>?>,
    action handler: @escaping (Action?) -> Void
  ) -> some View {
    stateDialog(state, handler)
  }

  /// Shows an alert while its state is there, and runs a task with the pressed button's action.
  ///
  /// The task runs on the session's actor, and goes on when the alert has gone.
  public func alert<Action>(
    _ state: Binding<AlertState<Action>?>,
    action handler: nonisolated(nonsending) @escaping (Action?) async -> Void
  ) -> some View {
    stateDialog(state, startingTask: handler)
  }

  /// Shows a dialog while its state is there, and runs a task with the pressed button's action.
  ///
  /// The task runs on the session's actor, and goes on when the dialog has gone.
  public func confirmationDialog<Action>(
    _ state: Binding<ConfirmationDialogState<Action>?>,
    action handler: nonisolated(nonsending) @escaping (Action?) async -> Void
  ) -> some View {
    stateDialog(state, startingTask: handler)
  }
}

extension View {
  fileprivate func stateDialog<State: _DialogState>(
    _ state: Binding<State?>, _ handler: @escaping (State.Action?) -> Void
  ) -> ModifiedView<Self, ModalModifier> {
    stateDialog(state) { DialogButtons(buttons: $0, send: handler) }
  }

  fileprivate func stateDialog<State: _DialogState>(
    _ state: Binding<State?>,
    startingTask handler: nonisolated(nonsending) @escaping (State.Action?) async -> Void
  ) -> ModifiedView<Self, ModalModifier> {
    stateDialog(state) { TaskButtons(buttons: $0, perform: handler) }
  }

  private func stateDialog<State: _DialogState>(
    _ state: Binding<State?>, buttons: @escaping ([ButtonState<State.Action>]) -> some View
  ) -> ModifiedView<Self, ModalModifier> {
    modified(by: ModalModifier(state, buttons: buttons))
  }
}

/// Buttons whose actions go to a closure.
struct DialogButtons<Action>: View {
  let buttons: [ButtonState<Action>]
  let send: (Action?) -> Void

  var body: some View {
    ForEach(buttons) { Button($0, action: send) }
  }
}

/// Buttons whose actions go to an asynchronous closure.
private struct TaskButtons<Action>: View {
  let buttons: [ButtonState<Action>]
  let perform: nonisolated(nonsending) (Action?) async -> Void
  @SessionTasks private var tasks

  var body: some View {
    DialogButtons(buttons: buttons) { [tasks, perform] action in
      tasks.start { await perform(action) }
    }
  }
}

extension ButtonRole {
  /// Makes the role of a button from the one kept in state.
  public init(_ role: ButtonStateRole) {
    switch role {
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    }
  }
}

extension Button where Label == Text {
  /// Makes a button from state; pressing it calls the closure with the button's action.
  public init<Action>(
    _ button: ButtonState<Action>, action: @escaping (Action?) -> Void
  ) {
    self.init(role: button.role.map(ButtonRole.init)) {
      button.withAction(action)
    } label: {
      Text(button.label)
    }
  }
}
