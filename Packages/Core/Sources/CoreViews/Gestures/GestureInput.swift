/// What a gesture hears of: a key that presses its view, or a touch; only this module makes one.
public struct GestureInput: Sendable {
  /// Nil for a key.
  let touch: Touch?

  static let press = Self(touch: nil)

  /// The same for a gesture that begins now.
  var asBeginning: Self {
    Self(touch: touch.map { Touch(.down, at: $0.location, origin: $0.origin) })
  }
}
