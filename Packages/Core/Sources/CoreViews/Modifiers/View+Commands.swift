extension View {
  /// Runs a closure when a person presses escape while an element of this view has the focus.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    command(action) { $0 == .escape }
  }

  /// Runs a closure when a person deletes while an element of this view has the focus.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    command(action) { $0 == .delete || $0 == .deleteForward }
  }

  /// Runs a closure when a person presses the space bar while an element of this view has the
  /// focus.
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    command(action) { $0 == .space }
  }

  /// Runs a closure when a person presses an arrow while an element of this view has the focus.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    modified(
      by: KeyPressModifier { press in
        guard let action, let direction = MoveCommandDirection(press.key) else { return .ignored }
        action(direction)
        return .handled
      })
  }

  /// Goes one step through a range with the keys for pages, while an element has the focus.
  public func pageCommand<Value: BinaryInteger>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value = 1
  ) -> some View {
    modified(
      by: KeyPressModifier { press in
        let isDown = press.key == .pageDown
        guard isDown || press.key == .pageUp else { return .ignored }
        let next = isDown ? value.wrappedValue + step : value.wrappedValue - step
        guard bounds.contains(next) else { return .ignored }
        value.wrappedValue = next
        return .handled
      })
  }

  private func command(
    _ action: (() -> Void)?, _ isMeant: @escaping (KeyEquivalent) -> Bool
  ) -> some View {
    modified(
      by: KeyPressModifier { press in
        guard let action, isMeant(press.key) else { return .ignored }
        action()
        return .handled
      })
  }
}
