public import CustomDump

/// An alert as state: what it says, and the buttons that it offers.
public struct AlertState<Action>: Identifiable {
  /// Tells one alert from the next; equality ignores it.
  public let id: ObservableStateID
  public var title: TextState
  public var message: TextState?
  public var buttons: [ButtonState<Action>]

  private init(
    id: ObservableStateID, title: TextState, message: TextState?, buttons: [ButtonState<Action>]
  ) {
    self.id = id
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// - Parameter actions: The buttons; without any, hosts show one to confirm.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(
      id: ObservableStateID(), title: title(), message: message?(), buttons: actions())
  }

  public init(
    title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]
  ) {
    self.init(id: ObservableStateID(), title: title, message: message, buttons: buttons)
  }

  public init(
    title: TextState, message: TextState? = nil, dismissButton: ButtonState<Action>? = nil
  ) {
    self.init(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
  }

  public init(
    title: TextState, message: TextState? = nil, primaryButton: ButtonState<Action>,
    secondaryButton: ButtonState<Action>
  ) {
    self.init(title: title, message: message, buttons: [primaryButton, secondaryButton])
  }

  /// The same alert, with the actions of its buttons turned into others.
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
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension AlertState: Sendable where Action: Sendable {}

extension AlertState: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = [("title", title)]
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
