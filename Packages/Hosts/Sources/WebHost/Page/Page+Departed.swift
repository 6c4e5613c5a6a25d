extension Page {
  /// Takes an element off the page with all in it, and keeps them for ``letGo()``.
  func remove(_ node: Node) {
    node.parent = nil
    departed.append(node)
    // Most tables are empty, and would be searched for each row of a list that goes.
    let areEmpty = sayings.isEmpty && answers.isEmpty && levels.isEmpty && windows.isEmpty
    if !(areEmpty && shown.isEmpty) { forget(node) }
  }

  private func forget(_ node: Node) {
    let number = node.element.number
    if !sayings.isEmpty { sayings[number] = nil }
    if !answers.isEmpty { answers[number] = nil }
    if !levels.isEmpty { levels.remove(number) }
    if !windows.isEmpty { windows.remove(number) }
    if !shown.isEmpty { shown[number] = nil }
    for child in node.children { forget(child) }
  }

  /// Whether an element is on the page, which holds of none that is kept for ``letGo()``.
  func isThere(_ node: Node) -> Bool {
    var outermost = node
    while let parent = outermost.parent { outermost = parent }
    return outermost === root
  }

  /// Lets go of what has left the page, which takes as long as to find out what has: a browser is told
  /// before.
  func letGo() {
    for node in departed { drop(node) }
    departed = []
  }

  private func drop(_ node: Node) {
    let number = node.element.number
    if nodes[number] === node { nodes[number] = nil }
    for child in node.children { drop(child) }
  }
}
