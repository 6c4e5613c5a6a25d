/// Ten closures, each of which unwraps an action and passes on what is inside.
indirect enum BareAction: Sendable {
  case increment
  case child(BareAction)

  static let deepest = (0..<10).reduce(BareAction.increment) { action, _ in .child(action) }
}

func bareNesting() -> (inout Int, BareAction) -> Void {
  (0..<10).reduce({ count, _ in count += 1 }) { inner, _ in
    { count, action in
      guard case .child(let action) = action else { return }
      inner(&count, action)
    }
  }
}
