/// The effect of a modifier where it is mounted.
///
/// Only this module conforms to it; a modifier of an app is a ``ViewModifier``.
public protocol NodeModifier {
  /// Changes the environment of the content.
  func _apply(to environment: inout EnvironmentValues, attachment: ModifierAttachment?)

  /// Makes what the modifier keeps while it is mounted, or hands newer values to it.
  ///
  /// Called at each evaluation, before that of the content.
  func _attach(to node: ViewNode, existing: ModifierAttachment?) -> ModifierAttachment?
}

extension NodeModifier {
  /// Leaves the environment as it is.
  public func _apply(
    to environment: inout EnvironmentValues, attachment: ModifierAttachment?
  ) {}

  /// Keeps nothing.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    nil
  }
}
