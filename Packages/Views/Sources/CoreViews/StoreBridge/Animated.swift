public import CoreArchitecture

// Hosts draw the end of a change at once. An animation is accepted, so that a feature written with
// one builds as it is, and has no effect.

extension Send {
  /// Sends an action; the animation is not drawn.
  nonisolated(nonsending)
    public func callAsFunction(_ action: Action, animation: Animation?) async
  {
    await self(action)
  }

  /// Sends an action; what the transaction asks for is not drawn.
  nonisolated(nonsending)
    public func callAsFunction(_ action: Action, transaction: Transaction) async
  {
    await self(action)
  }
}

extension SyncSend {
  /// Sends an action; the animation is not drawn.
  public func callAsFunction(_ action: Action, animation: Animation?) {
    self(action)
  }

  /// Sends an action; what the transaction asks for is not drawn.
  public func callAsFunction(_ action: Action, transaction: Transaction) { self(action) }
}

extension DismissEffect {
  /// Asks the parent to end the presentation; the animation is not drawn.
  public func callAsFunction(
    animation: Animation?,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await self(
      isolation: isolation, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Effect {
  /// Sends an action at once; the animation is not drawn.
  public static func send(_ action: Action, animation: Animation?) -> Self {
    .send(action)
  }

  /// Returns the effect itself: the animation is not drawn.
  public func animation(_ animation: Animation? = .default) -> Self {
    self
  }

  /// Returns the effect itself: what the transaction asks for is not drawn.
  public func transaction(_ transaction: Transaction) -> Self { self }
}

extension Store {
  /// Sends an action; the animation is not drawn.
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask {
    send(action)
  }

  /// Sends an action; what the transaction asks for is not drawn.
  @discardableResult
  public func send(_ action: Action, transaction: Transaction) -> StoreTask { send(action) }
}

extension ViewActionSending {
  /// Sends an action of the view to the store; the animation is not drawn.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
    send(action)
  }

  /// Sends an action of the view to the store; what the transaction asks for is not drawn.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, transaction: Transaction) -> StoreTask {
    send(action)
  }
}

extension ButtonStateAction {
  /// The action that a button sends; the animation is not drawn.
  public static func send(_ action: Action?, animation: Animation?) -> Self {
    .send(action)
  }
}
