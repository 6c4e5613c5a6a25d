/// The style that a view further out has chosen for a kind of control.
class StyleChoice {
  var value: Any { self }
  func isSame(as other: StyleChoice) -> Bool { self === other }
}
