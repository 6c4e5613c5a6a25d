/// Keeps what a modifier needs while it is mounted.
///
/// Only this module makes and uses it.
public class ModifierAttachment {
  final unowned let node: ViewNode

  init(node: ViewNode) { self.node = node }

  /// Nodes that the modifier has mounted besides its content.
  func forEachChild(_ visit: (ViewNode) -> Void) {}

  func willUnmount() {}
}
