extension ViewSession {
  /// Moves the focus to where a view wants it, for hosts that show no focus of their own.
  ///
  /// Takes the element that had the focus last, and keeps the one that has it now. Complexity: O(n)
  /// in the elements.
  @_spi(Hosts)
  public func followFocus(from last: inout Element.ID?) {
    let wanted = root.front.element.flattened.first(where: \.isFocused)?.id
    guard wanted != last else { return }
    last = wanted
    if let wanted { _ = perform(.focus(wanted)) }
  }
}
