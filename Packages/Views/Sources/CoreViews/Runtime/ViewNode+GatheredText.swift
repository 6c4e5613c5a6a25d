extension ViewNode {
  /// The texts below, separated by spaces; without any text, the names of images.
  ///
  /// Controls that are shown within the label have names of their own.
  var gatheredText: String {
    var texts: [String] = []
    var images: [String] = []
    gather(&texts, &images)
    return (texts.isEmpty ? images : texts).joined(separator: " ")
  }

  /// The name of the first symbol below; empty for none.
  var gatheredSymbol: String {
    guard placement == .inline else { return "" }
    if hasElement {
      var element = Element(id: id)
      describe(&element)
      if element.role == .image, !element.isHidden { return element.value }
    }
    var symbol = ""
    forEachChild { if symbol.isEmpty { symbol = $0.gatheredSymbol } }
    return symbol
  }

  private func gather(_ texts: inout [String], _ images: inout [String]) {
    guard placement == .inline else { return }
    if hasElement {
      var element = Element(id: id)
      describe(&element)
      if element.isHidden || labelOwner == nil && element.role.isInteractive { return }
      if element.role == .image {
        images.append(element.label)
      } else if !element.label.isEmpty {
        texts.append(element.label)
        if element.role == .gauge || element.role == .progress { return }
      }
    }
    forEachChild { $0.gather(&texts, &images) }
  }
}
