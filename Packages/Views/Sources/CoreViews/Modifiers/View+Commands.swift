extension View {
  /// Runs a closure when a person presses escape while an element of this view has the focus.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    command(action, [.escape])
  }

  /// Runs a closure when a person deletes while an element of this view has the focus.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    command(action, [.delete, .deleteForward])
  }

  /// Runs a closure when a person presses the space bar while an element of this view has the
  /// focus.
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    command(action, [.space])
  }

  /// Runs a closure when a person presses an arrow while an element of this view has the focus.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { press in
      guard let action, let direction = MoveCommandDirection(press.key) else { return .ignored }
      action(direction)
      return .handled
    }
  }

  /// Goes one step through a range with the keys for pages, while an element has the focus.
  public func pageCommand<Value: BinaryInteger>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value = 1
  ) -> some View {
    onKeyPress(keys: [.pageUp, .pageDown]) { press in
      let next =
        press.key == .pageDown ? value.wrappedValue + step : value.wrappedValue - step
      guard bounds.contains(next) else { return .ignored }
      value.wrappedValue = next
      return .handled
    }
  }

  private func command(_ action: (() -> Void)?, _ keys: Set<KeyEquivalent>) -> some View {
    onKeyPress(keys: keys) { _ in
      guard let action else { return .ignored }
      action()
      return .handled
    }
  }
}

/// Where an arrow leads.
public enum MoveCommandDirection: Hashable, Sendable {
  /// Upwards, downwards, to the left and to the right.
  case up, down, left, right

  init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}
