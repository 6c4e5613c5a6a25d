public import CustomDump

/// A dialog that offers choices, as state.
public struct ConfirmationDialogState<Action>: Identifiable {
  /// Tells one dialog from the next; equality ignores it.
  public let id: ObservableStateID
  public var title: TextState
  public var titleVisibility: ConfirmationDialogStateTitleVisibility
  public var message: TextState?
  public var buttons: [ButtonState<Action>]

  private init(
    id: ObservableStateID, title: TextState,
    titleVisibility: ConfirmationDialogStateTitleVisibility, message: TextState?,
    buttons: [ButtonState<Action>]
  ) {
    self.id = id
    self.title = title
    self.titleVisibility = titleVisibility
    self.message = message
    self.buttons = buttons
  }

  /// - Parameter actions: The choices; hosts add one to cancel where it is missing.
  public init(
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(
      id: ObservableStateID(), title: title(), titleVisibility: titleVisibility,
      message: message?(), buttons: actions())
  }

  public init(
    title: TextState,
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    message: TextState? = nil,
    buttons: [ButtonState<Action>] = []
  ) {
    self.init(
      id: ObservableStateID(), title: title, titleVisibility: titleVisibility, message: message,
      buttons: buttons)
  }

  /// The same dialog, with the actions of its buttons turned into others.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ConfirmationDialogState<NewAction> {
    ConfirmationDialogState<NewAction>(
      id: id, title: title, titleVisibility: titleVisibility, message: message,
      buttons: buttons.map { $0.map(transform) })
  }
}

/// Whether a dialog shows its title.
public enum ConfirmationDialogStateTitleVisibility: Hashable, Sendable {
  /// The host decides.
  case automatic
  case hidden
  case visible
}

extension ConfirmationDialogState: _EphemeralState, _ReducedState {
  /// The action of the dialog's buttons.
  public typealias _ReducedAction = Action
}

extension ConfirmationDialogState: Equatable where Action: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.titleVisibility == rhs.titleVisibility
      && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(titleVisibility)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}

extension ConfirmationDialogState: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = [("title", title)]
    if titleVisibility != .automatic { children.append(("titleVisibility", titleVisibility)) }
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
