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
    guard let stack = node.environment.stack,
      let site = stack.site(node.environment)
    else { return nil }
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
