/// Runs a closure with the values of a publisher while the view is mounted.
public struct ReceiveModifier<P: Publisher>: NodeModifier {
  let publisher: P
  let action: (P.Output) -> Void

  /// Subscribes after the update, and again if the publisher is another one.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    let attachment = existing as? ReceiveAttachment<P> ?? ReceiveAttachment<P>(node: node)
    attachment.take(self)
    return attachment
  }
}

private final class ReceiveAttachment<P: Publisher>: ModifierAttachment {
  private var action: (P.Output) -> Void = { _ in }
  private var identity: AnyHashable?
  private var subscription: PublisherSubscription?

  func take(_ modifier: ReceiveModifier<P>) {
    action = modifier.action
    let newIdentity = modifier.publisher._identity
    guard newIdentity == nil || newIdentity != identity else { return }
    identity = newIdentity
    node.runtime.actionsAfterFlush.append { [weak self] in self?.subscribe(to: modifier.publisher) }
  }

  private func subscribe(to publisher: P) {
    guard node.isMounted else { return }
    subscription = publisher._subscribe(in: PublisherSession(runtime: node.runtime)) {
      [weak self] in self?.action($0)
    }
  }

  override func willUnmount() { subscription = nil }
}

extension View {
  /// Runs a closure with each value of a publisher, on the session's actor, while the view is there.
  ///
  /// ```
  /// Text(elapsed).onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
  ///   seconds += 1
  /// }
  /// ```
  ///
  /// An update of the view hears the same publisher on; another one takes its place.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modified(by: ReceiveModifier(publisher: publisher, action: action))
  }
}
