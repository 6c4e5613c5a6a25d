public import CustomDump

/// A button as state: its label, its role, and the action that it sends.
public struct ButtonState<Action>: Identifiable {
  /// Tells buttons apart where they are shown; equality ignores it.
  public let id: ObservableStateID
  public let role: ButtonStateRole?
  public let action: ButtonStateAction<Action>
  public let label: TextState

  /// - Parameter action: What the button sends; by default it only ends the presentation.
  public init(
    role: ButtonStateRole? = nil,
    action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    self.init(id: ObservableStateID(), role: role, action: action, label: label())
  }

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

  /// The same button, with its action turned into another.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ButtonState<NewAction> {
    ButtonState<NewAction>(id: id, role: role, action: action.map(transform), label: label)
  }
}

/// What pressing a button sends.
public struct ButtonStateAction<Action> {
  /// The action, or nil where the button only ends the presentation.
  public let action: Action?

  /// How the action is sent.
  public var type: _ActionType { .send(action) }

  public static func send(_ action: Action?) -> Self { Self(action: action) }

  /// The same for another type of action.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ButtonStateAction<NewAction> {
    ButtonStateAction<NewAction>(action: transform(action))
  }

  /// How a button sends its action. Nothing is animated, so there is one way.
  public enum _ActionType {
    case send(Action?)
  }
}

/// What a button is for, where that matters for how it is shown.
public enum ButtonStateRole: Hashable, Sendable {
  /// Leaves everything as it is.
  case cancel
  /// Removes something for good.
  case destructive
}

extension ButtonState: Equatable where Action: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.role == rhs.role && lhs.action == rhs.action && lhs.label == rhs.label
  }
}

extension ButtonState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(role)
    hasher.combine(action)
    hasher.combine(label)
  }
}

extension ButtonStateAction._ActionType: Equatable where Action: Equatable {}
extension ButtonStateAction._ActionType: Hashable where Action: Hashable {}
extension ButtonStateAction._ActionType: Sendable where Action: Sendable {}
extension ButtonState: Sendable where Action: Sendable {}
extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}

extension ButtonState: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if let role { children.append(("role", role)) }
    children.append(("action", action))
    children.append(("label", label))
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension ButtonStateAction: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    Mirror(self, children: [(label: "send", value: action as Any)], displayStyle: .enum)
  }
}
