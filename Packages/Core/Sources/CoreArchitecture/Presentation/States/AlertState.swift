public import CustomDump

/// An alert as state: its title, its message, and its buttons.
public struct AlertState<Action>: Identifiable {
  /// Identity of the alert; equality ignores it.
  public let id: ObservableStateID

  /// The line that hosts show first.
  public var title: TextState

  /// The text below the title.
  public var message: TextState?

  /// The buttons in the order in which they are shown; hosts show one to confirm if there are none.
  public var buttons: [ButtonState<Action>]

  private init(
    id: ObservableStateID, title: TextState, message: TextState?, buttons: [ButtonState<Action>]
  ) {
    self.id = id
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// Makes an alert whose buttons are built from statements.
  ///
  /// Without buttons, hosts show one to confirm.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(
      id: ObservableStateID(), title: title(), message: message?(), buttons: actions())
  }

  /// Makes an alert with an array of buttons.
  public init(
    title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]
  ) {
    self.init(id: ObservableStateID(), title: title, message: message, buttons: buttons)
  }

  /// Makes an alert with one button that dismisses it; hosts provide one if it is nil.
  public init(
    title: TextState, message: TextState? = nil, dismissButton: ButtonState<Action>? = nil
  ) {
    self.init(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
  }

  /// Makes an alert with two buttons, the primary one first.
  public init(
    title: TextState, message: TextState? = nil, primaryButton: ButtonState<Action>,
    secondaryButton: ButtonState<Action>
  ) {
    self.init(title: title, message: message, buttons: [primaryButton, secondaryButton])
  }

  /// Returns the same alert, with the actions of its buttons transformed.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> AlertState<NewAction> {
    AlertState<NewAction>(
      id: id, title: title, message: message, buttons: buttons.map { $0.map(transform) })
  }
}

extension AlertState: _EphemeralState, _ReducedState {
  /// The action of the alert's buttons.
  public typealias _ReducedAction = Action
}

extension AlertState: Equatable where Action: Equatable {
  /// Equal when the texts and the buttons are; ids do not count.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension AlertState: Sendable where Action: Sendable {}

extension AlertState: CustomDumpReflectable {
  /// Shows the alert without its id in dumps and differences.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = [("title", title)]
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
