/// What a gesture needs of hosts; only this module makes one.
public struct GestureNeeds: Sendable {
  /// Whether a key can end it.
  var takesPress = false
  /// What is to be told of touches.
  var touches = Element.TouchNeeds()
  /// Whether a closure or a state follows it.
  var isFollowed = false

  static let nothing = Self()

  func union(_ other: Self) -> Self {
    Self(
      takesPress: takesPress || other.takesPress, touches: touches.union(other.touches),
      isFollowed: isFollowed || other.isFollowed)
  }
}
