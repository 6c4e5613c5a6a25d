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
