/// What a gesture hears of: a key that presses its view, or a touch; only this module makes one.
public struct GestureInput: Sendable {
  /// Nil for a key.
  let touch: Touch?

  static let press = Self(touch: nil)
}
