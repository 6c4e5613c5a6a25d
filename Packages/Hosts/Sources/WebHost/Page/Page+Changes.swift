import CoreViews

extension Page {
  /// Inserts an element, and adds what the browser has to do; returns whether there is such a
  /// place.
  func insert(
    _ element: Element, in parent: Element.ID, before: Element.ID?,
    adding operations: inout [Operation]
  ) -> Bool {
    guard let parent = nodes[parent.rawValue] else { return false }
    let node = Node(element, in: self)
    guard insert(node, in: parent, before: before) else { return false }
    node.flexibility = node.measuredFlexibility
    parent.count(node)
    noteInsertion(of: node, to: parent, before: before, in: &operations)
    noteChange(in: parent)
    return true
  }

  /// Inserts elements of which each step names the one of the step before it, from the last step to
  /// the first: browsers insert them all at once.
  func insert(_ run: ArraySlice<ElementChange>, adding operations: inout [Operation]) -> Bool {
    guard case .inserted(_, _, let before)? = run.first else { return false }
    for case .inserted(let element, let parent, _) in run.reversed() {
      guard insert(element, in: parent, before: before, adding: &operations) else { return false }
    }
    return true
  }

  /// Adds that a child has come.
  private func noteInsertion(
    of node: Node, to parent: Node, before: Element.ID?, in operations: inout [Operation]
  ) {
    if parent.isLabelled(by: node, before: before) { return operations.append(whole(parent)) }
    if parent.gainsParts { operations.append(emptied(parent)) }
    operations.addInsertion(
      of: html(of: node), in: parent.element.number, before: before?.rawValue)
  }

  func insert(_ node: Node, in parent: Node, before: Element.ID?) -> Bool {
    node.parent = parent
    guard let before else {
      parent.children.append(node)
      return true
    }
    guard let index = parent.children.firstIndex(where: { $0.element.id == before }) else {
      return false
    }
    parent.children.insert(node, at: index)
    return true
  }
}

extension [ElementChange] {
  /// The steps from an index that insert elements each in front of the one before; the step at the
  /// index alone if it does not begin such a run.
  func runOfInsertions(from start: Int) -> Range<Int> {
    var end = start + 1
    guard case .inserted(let first, let parent, _) = self[start] else { return start..<end }
    var last = first.id
    while end < count, case .inserted(let next, parent, last) = self[end] {
      last = next.id
      end += 1
    }
    return start..<end
  }
}

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

  /// Lets go of what has left the page, which takes as long as to find out what has: a browser is
  /// told before.
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
