public import Foundation

/// Runs a closure with the URLs that the program is asked to open.
public struct OpenURLModifier: NodeModifier {
  let action: (URL) -> Void

  /// Registers the closure with the session, or takes over a newer one.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    let attachment = existing as? OpenURLAttachment ?? OpenURLAttachment(node: node)
    attachment.action = action
    return attachment
  }
}

private final class OpenURLAttachment: ModifierAttachment {
  var action: (URL) -> Void = { _ in }

  override init(node: ViewNode) {
    super.init(node: node)
    node.runtime.urlActions[node.id] = { [weak self] in self?.action($0) }
  }

  override func willUnmount() { node.runtime.urlActions[node.id] = nil }
}

extension View {
  /// Runs a closure with each URL that the program is asked to open while the view is mounted.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modified(by: OpenURLModifier(action: action))
  }
}
