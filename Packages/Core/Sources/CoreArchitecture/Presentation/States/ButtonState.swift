public import CustomDump

/// A button as state: its label, its role, and the action that it sends.
public struct ButtonState<Action>: Identifiable {
  /// Identity of the button where it is shown; equality ignores it.
  public let id: ObservableStateID

  /// The purpose that hosts may show; nil for an ordinary button.
  public let role: ButtonStateRole?

  /// The action that pressing the button sends.
  public let action: ButtonStateAction<Action>

  /// The text on the button.
  public let label: TextState

  /// Makes a button; unless an action is given, it only ends the presentation.
  public init(
    role: ButtonStateRole? = nil,
    action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    self.init(id: ObservableStateID(), role: role, action: action, label: label())
  }

  /// Makes a button that sends an action.
  public init(
    role: ButtonStateRole? = nil,
    action: Action,
    label: () -> TextState
  ) {
    self.init(role: role, action: .send(action), label: label)
  }

  private init(
    id: ObservableStateID, role: ButtonStateRole?, action: ButtonStateAction<Action>,
    label: TextState
  ) {
    self.id = id
    self.role = role
    self.action = action
    self.label = label
  }

  /// Calls a closure with the action that the button sends, or with nil if it sends none.
  public func withAction(_ perform: (Action?) -> Void) {
    perform(action.action)
  }

  /// Calls a closure with the action that the button sends, or with nil if it sends none.
  nonisolated(nonsending) public func withAction(
    _ perform: nonisolated(nonsending) (Action?) async -> Void
  ) async {
    await perform(action.action)
  }

  /// Returns the same button, with its action transformed.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ButtonState<NewAction> {
    ButtonState<NewAction>(id: id, role: role, action: action.map(transform), label: label)
  }
}

extension ButtonState: Sendable where Action: Sendable {}

extension ButtonState: Equatable where Action: Equatable {
  /// Equal when roles, actions and labels are; ids do not count.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.role == rhs.role && lhs.action == rhs.action && lhs.label == rhs.label
  }
}

extension ButtonState: Hashable where Action: Hashable {
  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(role)
    hasher.combine(action)
    hasher.combine(label)
  }
}

extension ButtonState: CustomDumpReflectable {
  /// Shows the button without its id in dumps and differences.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if let role { children.append(("role", role)) }
    children.append(("action", action))
    children.append(("label", label))
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
