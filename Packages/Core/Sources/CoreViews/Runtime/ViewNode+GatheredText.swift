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
      }
    }
    forEachChild { $0.gather(&texts, &images) }
  }
}
