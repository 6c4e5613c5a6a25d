public import CoreArchitecture

// Hosts draw the end of a movement: an animation is taken, so that a feature written with one
// builds as it is, and changes nothing.

extension Send {
  /// Sends an action. The animation is not drawn.
  nonisolated(nonsending)
    public func callAsFunction(_ action: Action, animation: Animation?) async
  {
    await self(action)
  }
}

extension SyncSend {
  /// Sends an action. The animation is not drawn.
  public func callAsFunction(_ action: Action, animation: Animation?) {
    self(action)
  }
}

extension DismissEffect {
  /// Asks the parent to end the presentation. The animation is not drawn.
  public func callAsFunction(
    animation: Animation?,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await self(
      isolation: isolation, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Effect {
  /// Sends an action at once. The animation is not drawn.
  public static func send(_ action: Action, animation: Animation?) -> Self {
    .send(action)
  }

  /// The effect itself. The animation is not drawn.
  public func animation(_ animation: Animation? = .default) -> Self {
    self
  }
}

extension Store {
  /// Sends an action. The animation is not drawn.
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask {
    send(action)
  }
}

extension ViewActionSending {
  /// Sends an action of the view to the store. The animation is not drawn.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
    send(action)
  }
}

extension ButtonStateAction {
  /// The action that a button sends. The animation is not drawn.
  public static func send(_ action: Action?, animation: Animation?) -> Self {
    .send(action)
  }
}
