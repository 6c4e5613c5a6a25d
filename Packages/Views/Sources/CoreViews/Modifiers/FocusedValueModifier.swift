/// Says a value while the focus is within the view, or while the view is there.
public struct FocusedValueModifier: NodeModifier {
  let isOfScene: Bool
  let change: (inout FocusedValues) -> Void

  /// Keeps the value, or takes over a newer one.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    let attachment =
      existing as? FocusedValueAttachment ?? FocusedValueAttachment(node: node, isOfScene)
    attachment.take(change)
    return attachment
  }

  /// Hands the value to the elements within.
  public func _apply(
    to environment: inout EnvironmentValues, attachment: ModifierAttachment?
  ) {
    guard !isOfScene, let attachment = attachment as? FocusedValueAttachment else { return }
    environment.focusedScope = attachment.scope
  }
}

private final class FocusedValueAttachment: ModifierAttachment {
  let scope: FocusedScope
  private let isOfScene: Bool

  init(node: ViewNode, _ isOfScene: Bool) {
    self.isOfScene = isOfScene
    scope = FocusedScope(outer: isOfScene ? nil : node.environment.focusedScope)
    super.init(node: node)
  }

  func take(_ change: @escaping (inout FocusedValues) -> Void) {
    scope.change = change
    node.runtime.actionsAfterFlush.append { [weak self] in self?.tell() }
  }

  private func tell() {
    guard node.isMounted else { return }
    let board = node.runtime.focusedValues
    if isOfScene { board.setScene(scope, by: node.id) } else { board.refresh() }
  }

  override func willUnmount() {
    let board = node.runtime.focusedValues
    if isOfScene { return board.setScene(nil, by: node.id) }
    var around = board.innermost
    while let next = around, next !== scope { around = next.outer }
    if around === scope { board.innermost = scope.outer }
  }
}

extension View {
  /// Says a value while the focus is within the view: `@FocusedValue` reads it.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    focusedScope { $0[keyPath: keyPath] = value }
  }

  /// Says an object while the focus is within the view: `@FocusedValue` reads it by its type.
  public func focusedValue<Object: AnyObject>(_ object: Object?) -> some View {
    focusedScope { $0[object: Object.self] = object }
  }

  /// Says a value of the whole scene, wherever the focus is: `@FocusedValue` reads it.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    focusedScope(ofScene: true) { $0[keyPath: keyPath] = value }
  }

  /// Says an object of the whole scene: `@FocusedValue` reads it by its type.
  public func focusedSceneValue<Object: AnyObject>(_ object: Object?) -> some View {
    focusedScope(ofScene: true) { $0[object: Object.self] = object }
  }

  private func focusedScope(
    ofScene: Bool = false, _ change: @escaping (inout FocusedValues) -> Void
  ) -> some View {
    modified(by: FocusedValueModifier(isOfScene: ofScene, change: change))
  }
}
