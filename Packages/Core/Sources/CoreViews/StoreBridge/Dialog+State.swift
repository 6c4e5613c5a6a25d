public import CoreArchitecture

extension View {
  /// Shows an alert while its state is there.
  ///
  /// Pressing a button sends its action and ends the alert.
  public func alert<Action>(
    _ item: Binding<Store<AlertState<Action>, Action>?>
  ) -> some View {
    storeDialog(item)
  }

  /// Shows a dialog while its state is there.
  ///
  /// Pressing a button sends its action and ends the dialog.
  public func confirmationDialog<Action>(
    _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
  ) -> some View {
    storeDialog(item)
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

  /// Shows an alert while its state is there; its buttons only end it.
  public func alert(_ state: Binding<AlertState<Never>?>) -> some View {
    stateDialog(state) { _ in }
  }

  /// Shows a dialog while its state is there; its buttons only end it.
  public func confirmationDialog(
    _ state: Binding<ConfirmationDialogState<Never>?>
  ) -> some View {
    stateDialog(state) { _ in }
  }
}

/// The parts that the states of alerts and dialogs share.
private protocol DialogState<Action>: Identifiable {
  associatedtype Action
  static var kind: ModalModifier.Kind { get }
  var shownTitle: TextState? { get }
  var message: TextState? { get }
  var buttons: [ButtonState<Action>] { get }
}

extension AlertState: DialogState {
  fileprivate static var kind: ModalModifier.Kind { .alert }
  fileprivate var shownTitle: TextState? { title }
}

extension ConfirmationDialogState: DialogState {
  fileprivate static var kind: ModalModifier.Kind { .confirmationDialog }
  fileprivate var shownTitle: TextState? { titleVisibility == .hidden ? nil : title }
}

extension View {
  fileprivate func storeDialog<State: DialogState>(
    _ item: Binding<Store<State, State.Action>?>
  ) -> ModifiedView<Self, ModalModifier> {
    func buttons(of store: Store<State, State.Action>) -> AnyView {
      AnyView(
        DialogButtons(buttons: store.core.read(\.buttons)) { action in
          if let action { store.send(action) }
        })
    }
    return modified(
      by: ModalModifier(
        kind: State.kind,
        presentation: Presentation(store: item, build: buttons),
        title: { item.wrappedValue?.core.read { $0.shownTitle.map { String(state: $0) } } ?? "" },
        message: { .message(item.wrappedValue?.core.read(\.message)) }
      ))
  }

  fileprivate func stateDialog<State: DialogState>(
    _ state: Binding<State?>, _ handler: @escaping (State.Action?) -> Void
  ) -> ModifiedView<Self, ModalModifier> {
    stateDialog(state) { DialogButtons(buttons: $0, send: handler) }
  }

  fileprivate func stateDialog<State: DialogState>(
    _ state: Binding<State?>,
    startingTask handler: nonisolated(nonsending) @escaping (State.Action?) async -> Void
  ) -> ModifiedView<Self, ModalModifier> {
    stateDialog(state) { TaskButtons(buttons: $0, perform: handler) }
  }

  private func stateDialog<State: DialogState>(
    _ state: Binding<State?>, buttons: @escaping ([ButtonState<State.Action>]) -> some View
  ) -> ModifiedView<Self, ModalModifier> {
    modified(
      by: ModalModifier(
        kind: State.kind,
        presentation: Presentation(item: state, id: { AnyHashable($0.id) }) {
          AnyView(buttons($0.buttons))
        },
        title: { state.wrappedValue?.shownTitle.map { String(state: $0) } ?? "" },
        message: { .message(state.wrappedValue?.message) }
      ))
  }
}

extension AnyView {
  fileprivate static func message(_ text: TextState??) -> AnyView {
    if let text = text ?? nil { AnyView(Text(text)) } else { .nothing }
  }
}

private struct DialogButtons<Action>: View {
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
