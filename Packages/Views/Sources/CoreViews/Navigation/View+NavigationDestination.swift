internal import IssueReporting

/// Reports a modifier that pushes screens outside of a stack.
func reportMissingStack(_ modifier: String) {
  reportIssue(
    """
    `\(modifier)` stands outside of a `NavigationStack`, so there is nothing it could push a \
    screen upon. Move it to a view inside the stack.

    More: Documentation/Core.docc/WritingViews.md#what-is-reported
    """
  )
}

extension View {
  /// Declares how the stack around this view shows the values of a type in its path.
  public func navigationDestination<Value: Hashable>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> some View
  ) -> some View {
    modified(by: ValueDestinationModifier<Value> { AnyView(destination($0)) })
  }

  /// Pushes a screen while the binding is true; leaving the screen makes it false.
  public func navigationDestination(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> some View
  ) -> some View {
    let destination = AnyView(destination())
    return modified(
      by: DestinationModifier(
        presentation: Presentation(isPresented: isPresented) { destination }))
  }

  /// Pushes a screen while there is an item, or a store; leaving the screen makes it nil.
  ///
  /// An item that is not equal is another screen. For a store from `$store.scope(…)`, leaving sends
  /// `.dismiss`.
  public func navigationDestination<Item: Hashable>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> some View
  ) -> some View {
    modified(
      by: DestinationModifier(
        presentation: Presentation(
          item: item, id: { presentationIdentity(of: $0) { AnyHashable($0) } }
        ) {
          AnyView(destination($0))
        }))
  }
}

/// Pushes a screen while something is presented.
public struct DestinationModifier: NodeModifier {
  let presentation: Presentation

  /// Pushes or removes the screen, as the presentation's binding says.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    guard node.environment.stack != nil else {
      if existing == nil { reportMissingStack("navigationDestination") }
      return existing ?? ModifierAttachment(node: node)
    }
    let attachment =
      existing as? DestinationAttachment
      ?? DestinationAttachment(node: node, presentation: presentation)
    attachment.take(presentation)
    return attachment
  }
}

/// Declares how a stack shows the values of a type in its path.
public struct ValueDestinationModifier<Value: Hashable>: NodeModifier {
  let build: (Value) -> AnyView

  /// Registers the destination with the stack around the view; reports it if there is none.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    guard let stack = node.environment.stack else {
      if existing == nil { reportMissingStack("navigationDestination(for: \(Value.self).self)") }
      return existing ?? ModifierAttachment(node: node)
    }
    stack.register(ObjectIdentifier(Value.self), by: node) { [build] value in
      (value as? Value).map(build) ?? .nothing
    }
    return existing ?? ValueDestinationAttachment(node: node)
  }
}

private final class ValueDestinationAttachment: ModifierAttachment {
  override func willUnmount() {
    node.environment.stack?.unregister(node.id)
  }
}

final class DestinationAttachment: ModifierAttachment, ScreenPresenter {
  private var presentation: Presentation
  private var shown: (screen: ScreenNode, identity: AnyHashable)?

  init(node: ViewNode, presentation: Presentation) {
    self.presentation = presentation
    super.init(node: node)
  }

  func take(_ newPresentation: Presentation) {
    presentation = newPresentation
    let identity = node.runtime.track(node) { newPresentation.identity() }
    if let shown, shown.identity == identity {
      shown.screen.update(environment: environment, build: newPresentation.build)
      return
    }
    hide()
    guard let identity, let screen = push() else { return }
    shown = (screen, identity)
  }

  /// The values around the view that pushes, with the looks that the stack has: those that the view
  /// gives itself, such as the colour of a link, are not for the screen.
  private var environment: EnvironmentValues {
    guard let stack = node.environment.stack?.node else { return node.environment }
    var changed = node.environment
    changed.builtIn = stack.environment.builtIn
    return changed
  }

  private func push() -> ScreenNode? {
    guard let stack = node.environment.stack, let site = stack.site(environment) else { return nil }
    return stack.add(.presented(self), at: site, build: presentation.build)
  }

  private func hide() {
    guard let shown else { return }
    self.shown = nil
    node.environment.stack?.remove(shown.screen)
  }

  func dismiss() { presentation.dismiss() }

  override func willUnmount() { hide() }
}
