internal import IssueReporting

/// Declares how a stack shows the values of a type in its path.
public struct ValueDestinationModifier<Value: Hashable>: NodeModifier {
  let build: (Value) -> AnyView

  /// Registers the destination with the stack around the view; reports it if there is none.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    guard let navigation = node.environment.builtIn.navigation else {
      if existing == nil { reportMissingStack("navigationDestination(for: \(Value.self).self)") }
      return existing ?? ModifierAttachment(node: node)
    }
    navigation.register(ObjectIdentifier(Value.self), by: node) { [build] value in
      (value as? Value).map(build) ?? .nothing
    }
    return existing ?? ValueDestinationAttachment(node: node)
  }
}

private final class ValueDestinationAttachment: ModifierAttachment {
  override func willUnmount() {
    node.environment.builtIn.navigation?.unregister(node.id)
  }
}

/// Pushes a screen while something is presented.
public struct DestinationModifier: NodeModifier {
  let presentation: Presentation

  /// Pushes or removes the screen, as the presentation's binding says.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    guard node.environment.builtIn.navigation != nil else {
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
      shown.screen.update(environment: node.environment, build: newPresentation.build)
      return
    }
    hide()
    guard let identity, let screen = push() else { return }
    shown = (screen, identity)
  }

  private func push() -> ScreenNode? {
    guard let navigation = node.environment.builtIn.navigation,
      var site = navigation.site(node.environment)
    else { return nil }
    site.depth = max(site.depth, node.depth + 1)
    return navigation.add(.presented(self), at: site, build: presentation.build)
  }

  private func hide() {
    guard let shown else { return }
    self.shown = nil
    node.environment.builtIn.navigation?.remove(shown.screen)
  }

  func dismiss() { presentation.dismiss() }

  override func willUnmount() { hide() }
}

private func reportMissingStack(_ modifier: String) {
  reportIssue(
    """
    `\(modifier)` stands outside of a `NavigationStack`, so there is nothing it could push a \
    screen upon. Move it to a view inside the stack.
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
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> some View
  ) -> some View {
    modified(
      by: DestinationModifier(
        presentation: Presentation(isPresented: isPresented) { AnyView(destination()) }))
  }

  /// Pushes a screen while there is an item; leaving the screen makes it nil.
  ///
  /// An item that is not equal is another screen.
  public func navigationDestination<Item: Hashable>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> some View
  ) -> some View {
    modified(
      by: DestinationModifier(
        presentation: Presentation(item: item, id: { AnyHashable($0) }) {
          AnyView(destination($0))
        }))
  }
}
