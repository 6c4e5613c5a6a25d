/// What a style knows of a button, with its action.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public typealias Label = StyleContent

  /// The purpose of the button; nil for most.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: () -> Void

  /// Runs the action of the button.
  public func trigger() { action() }
}
