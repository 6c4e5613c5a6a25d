public import CustomDump

/// A dialog that offers a choice of actions, as state.
public struct ConfirmationDialogState<Action>: Identifiable {
  /// Identity of the dialog; equality ignores it.
  public let id: ObservableStateID

  /// The line above the choices; ``titleVisibility`` says whether it is shown.
  public var title: TextState

  /// Whether hosts show the title.
  public var titleVisibility: ConfirmationDialogStateTitleVisibility

  /// The text below the title.
  public var message: TextState?

  /// The choices in the order in which they are shown; hosts add one to cancel if it is missing.
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

  /// Makes a dialog whose choices are built from statements.
  ///
  /// Hosts add a choice to cancel if it is missing.
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

  /// Makes a dialog with an array of choices.
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

  /// Returns the same dialog, with the actions of its buttons transformed.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ConfirmationDialogState<NewAction> {
    ConfirmationDialogState<NewAction>(
      id: id, title: title, titleVisibility: titleVisibility, message: message,
      buttons: buttons.map { $0.map(transform) })
  }
}

extension ConfirmationDialogState: _EphemeralState, _ReducedState {
  /// The action of the dialog's buttons.
  public typealias _ReducedAction = Action
}

extension ConfirmationDialogState: Equatable where Action: Equatable {
  /// Equal when the texts, the title's visibility and the buttons are; ids do not count.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.titleVisibility == rhs.titleVisibility
      && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(titleVisibility)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}

extension ConfirmationDialogState: CustomDumpReflectable {
  /// Shows the dialog without its id in dumps and differences.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = [("title", title)]
    if titleVisibility != .automatic { children.append(("titleVisibility", titleVisibility)) }
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

/// Whether a dialog shows its title.
public enum ConfirmationDialogStateTitleVisibility: Hashable, Sendable {
  /// Lets the host decide.
  case automatic
  /// Hides the title; the state keeps it.
  case hidden
  /// Shows the title.
  case visible
}
