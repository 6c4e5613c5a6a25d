extension Effect {
  /// The actions that the effect sends when it runs without a store; ends when the effect ends.
  ///
  /// Each stream starts the effect once, at once, and cancels it when nobody iterates any more.
  public var actions: AsyncStream<Action> {
    let (stream, continuation) = AsyncStream<Action>.makeStream()
    guard let node else {
      continuation.finish()
      return stream
    }
    let run = DetachedRun(node, continuation)
    let task = Task { await run.run() }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }
}

/// Runs an effect without a store, on an actor of its own.
private actor DetachedRun<Action> {
  private let node: EffectNode<Action>
  private let continuation: AsyncStream<Action>.Continuation

  init(_ node: EffectNode<Action>, _ continuation: AsyncStream<Action>.Continuation) {
    self.node = node
    self.continuation = continuation
  }

  func run() async {
    let runtime = EffectRuntime(isolation: self)
    let effects = ActionEffects()
    node.start(
      EffectStart(runtime, effects),
      ActionReceiver { [continuation] action, _ in
        continuation.yield(UncheckedTransfer(action).value)
      })
    await StoreTask(effects, in: runtime).wait()
    runtime.cancelAll()
    continuation.finish()
  }
}
