/// Says at which height the sheet around the view rests.
public struct DetentsModifier: NodeModifier {
  let detent: PresentationDetent?
  var tallest: PresentationDetent?

  /// Tells the sheet around the view.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    let attachment = existing ?? TitleAttachment(node: node)
    if let detent {
      node.environment.builtIn.titles?.set(
        .detent(detent, tallest: tallest), by: node.id, in: node.visibility)
    } else {
      node.environment.builtIn.titles?.remove(node.id)
    }
    return attachment
  }
}

extension View {
  /// Has the sheet around the view rest at the lowest of some heights.
  ///
  /// A terminal, in which nobody drags a sheet, shows one with more content higher, up to the
  /// highest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    let sorted = detents.sorted { $0.height(on: 1000) < $1.height(on: 1000) }
    let tallest = sorted.count > 1 ? sorted.last : nil
    return modified(by: DetentsModifier(detent: sorted.first, tallest: tallest))
  }

  /// Has the sheet around the view rest at the selected height.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modified(by: DetentsModifier(detent: selection.wrappedValue))
  }
}
