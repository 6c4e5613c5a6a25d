public import CustomDump

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
