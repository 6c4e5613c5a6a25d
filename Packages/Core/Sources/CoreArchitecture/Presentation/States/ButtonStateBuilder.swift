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
