struct MouseEvent: Hashable, Sendable {
  enum Action: Hashable, Sendable {
    case press, release, move, wheelUp, wheelDown, wheelLeft, wheelRight
  }

  var action: Action
  /// 0 is the main button.
  var button: Int
  /// Counted from 0 at the upper left corner.
  var column: Int
  var row: Int
}
