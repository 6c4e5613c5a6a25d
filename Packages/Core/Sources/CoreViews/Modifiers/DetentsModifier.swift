/// Says at which height the sheet around the view rests.
public struct DetentsModifier: NodeModifier {
  let detent: PresentationDetent?

  /// Tells the sheet around the view.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    let attachment = existing ?? TitleAttachment(node: node)
    if let detent {
      node.environment.builtIn.titles?.set(.detent(detent), by: node.id, in: node.visibility)
    } else {
      node.environment.builtIn.titles?.remove(node.id)
    }
    return attachment
  }
}

extension View {
  /// Has the sheet around the view rest at the lowest of some heights.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modified(by: DetentsModifier(detent: detents.min { $0.height(on: 1000) < $1.height(on: 1000) }))
  }

  /// Has the sheet around the view rest at the selected height.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modified(by: DetentsModifier(detent: selection.wrappedValue))
  }
}
