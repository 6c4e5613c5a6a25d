@_spi(Locked) internal import CoreDependencies
internal import CoreToolchain

/// Runs a closure with the values of a source while the view is mounted.
///
/// It knows nothing of what the source is: another package has publishers.
@_spi(Combine) public struct ReceiveModifier<Source, Value>: NodeModifier {
  let source: Source
  let subscribe: (Source, @escaping (Value) -> Void) -> AnyObject
  let action: (Value) -> Void

  /// Subscribes after the update, and again if the source is another one.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    let attachment =
      existing as? ReceiveAttachment<Source, Value>
      ?? ReceiveAttachment<Source, Value>(node: node)
    attachment.take(self)
    return attachment
  }
}

private final class ReceiveAttachment<Source, Value>: ModifierAttachment {
  private let inbox: ReceiveInbox<Value>
  private var source: Source?
  private var subscription: AnyObject?

  override init(node: ViewNode) {
    inbox = ReceiveInbox(node.runtime.queue)
    super.init(node: node)
  }

  func take(_ modifier: ReceiveModifier<Source, Value>) {
    inbox.action = modifier.action
    if let source, haveSameBits(source, modifier.source) { return }
    source = modifier.source
    node.runtime.actionsAfterFlush.append { [weak self] in self?.subscribe(modifier) }
  }

  private func subscribe(_ modifier: ReceiveModifier<Source, Value>) {
    guard node.isMounted else { return }
    subscription = nil
    subscription = modifier.subscribe(modifier.source) { [inbox] in inbox.receive($0) }
  }

  override func willUnmount() {
    inbox.action = nil
    subscription = nil
  }
}

/// Values that have arrived from any thread, on their way to the session's actor.
// Unchecked: `action` is used on the session's actor only; values belong to it once they are heard.
private final class ReceiveInbox<Value>: @unchecked Sendable {
  var action: ((Value) -> Void)?
  private let queue: InvalidationQueue
  private let values = Locked<[UncheckedSendable<Value>]>([])

  init(_ queue: InvalidationQueue) { self.queue = queue }

  /// Hears a value at once on the session's actor, and soon from elsewhere, in order.
  func receive(_ value: Value) {
    let value = UncheckedSendable(value)
    let isHere = CurrentExecutor.isThat(of: queue.actor)
    let isFirst = values.withLock { values in
      values.append(value)
      return values.count == 1
    }
    if isHere {
      hear()
    } else if isFirst {
      Task { await hear(on: queue.actor) }
    }
  }

  private func hear(on actor: isolated any Actor) { hear() }

  private func hear() {
    while let value = values.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
      action?(value.value)
    }
  }
}

extension View {
  /// Runs a closure with each value of a source, on the session's actor, while the view is there.
  ///
  /// `subscribe` begins to hear a source, and returns what has to be kept for that. An update of
  /// the view hears the source on if it has the same bits; another one takes its place.
  @_spi(Combine) public func receiving<Source, Value>(
    from source: Source,
    by subscribe: @escaping (_ source: Source, _ receive: @escaping (Value) -> Void) -> AnyObject,
    perform action: @escaping (Value) -> Void
  ) -> some View {
    modified(by: ReceiveModifier(source: source, subscribe: subscribe, action: action))
  }
}
