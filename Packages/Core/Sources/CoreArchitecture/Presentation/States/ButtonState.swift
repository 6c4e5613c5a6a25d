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

extension ButtonState {
  /// A button with the role `cancel`; by default it only ends the presentation.
  public static func cancel(
    _ label: TextState, action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(role: .cancel, action: action) { label }
  }

  /// A button without a role; by default it only ends the presentation.
  public static func `default`(
    _ label: TextState, action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(action: action) { label }
  }

  /// A button with the role `destructive`; by default it only ends the presentation.
  public static func destructive(
    _ label: TextState, action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(role: .destructive, action: action) { label }
  }
}

/// The purpose of a button, where it matters for how hosts show it.
public enum ButtonStateRole: Hashable, Sendable {
  /// Leaves everything as it is.
  case cancel
  /// Removes something for good.
  case destructive
}

/// The action that a button sends, if any.
public struct ButtonStateAction<Action> {
  /// The action; nil if the button only ends the presentation.
  public let action: Action?

  /// The way the action is sent, for code that switches over it.
  public var type: _ActionType { .send(action) }

  /// Returns a button action that sends an action; with nil it only ends the presentation.
  public static func send(_ action: Action?) -> Self { Self(action: action) }

  /// Returns the same button action for another type of action.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ButtonStateAction<NewAction> {
    ButtonStateAction<NewAction>(action: transform(action))
  }

  /// The way a button sends its action.
  ///
  /// There is one case, because nothing is animated here.
  public enum _ActionType {
    /// Sends the action; nothing is sent if it is nil.
    case send(Action?)
  }
}

extension ButtonStateAction._ActionType: Equatable where Action: Equatable {}
extension ButtonStateAction._ActionType: Hashable where Action: Hashable {}
extension ButtonStateAction._ActionType: Sendable where Action: Sendable {}
extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}

extension ButtonStateAction: CustomDumpReflectable {
  /// Shows the action as `.send(…)` in dumps and differences.
  public var customDumpMirror: Mirror {
    Mirror(self, children: [(label: "send", value: action as Any)], displayStyle: .enum)
  }
}

/// Builds the buttons of an alert or a dialog from statements.
@resultBuilder
public enum ButtonStateBuilder<Action> {
  /// Takes one button from a statement.
  public static func buildExpression(_ button: ButtonState<Action>) -> [ButtonState<Action>] {
    [button]
  }

  /// Joins the buttons of a block's statements.
  public static func buildBlock(_ parts: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    parts.flatMap { $0 }
  }

  /// Joins the buttons that the passes of a loop make.
  public static func buildArray(_ parts: [[ButtonState<Action>]]) -> [ButtonState<Action>] {
    parts.flatMap { $0 }
  }

  /// Takes the buttons of an `if` without `else`.
  public static func buildOptional(_ part: [ButtonState<Action>]?) -> [ButtonState<Action>] {
    part ?? []
  }

  /// Takes the buttons of an `if` branch.
  public static func buildEither(first part: [ButtonState<Action>]) -> [ButtonState<Action>] {
    part
  }

  /// Takes the buttons of an `else` branch.
  public static func buildEither(second part: [ButtonState<Action>]) -> [ButtonState<Action>] {
    part
  }

  /// Takes the buttons of an `if #available` branch.
  public static func buildLimitedAvailability(
    _ part: [ButtonState<Action>]
  ) -> [ButtonState<Action>] {
    part
  }
}
