// The page as a browser shows it: elements as tags, and the steps and stylesheets that keep it so.

import CoreViews

/// The page as a browser shows it: follows the changes of an element tree and says what the browser
/// has to do.
///
/// It belongs to the actor of its session, and is as the browser's page is once that has carried
/// out all operations.
final class Page {
  /// The program's name, for a page without a title.
  let program: String
  private(set) var root: Node?
  var nodes: [UInt64: Node] = [:]
  /// The screens and presentations; see ``depth``.
  var levels: Set<UInt64> = []
  /// What elements say of those within them, by element; see ``Node/saying``.
  var sayings: [UInt64: String] = [:]
  /// At which answer each question begins, by their numbers; 0 for none.
  var answers: [UInt64: UInt64] = [:]
  /// The elements that want the whole window to be light or dark, and what the browser knows of it.
  var windows: Set<UInt64> = []
  var windowClass = ""
  /// New elements that show the first that fits; see ``choices(in:)``.
  var unmeasured: [UInt64] = []
  /// Where the last element was that has gone.
  private var gap: (parent: UInt64, index: Int) = (0, 0)
  /// What a person has put into controls, while the tree may say otherwise.
  var shown: [UInt64: Element] = [:]
  /// What may grow otherwise after the steps so far, most of them a list for each of its rows.
  private var unsettled: [Node] = []
  /// What has gone and is still kept; see ``letGo()``.
  var departed: [Node] = []

  init(program: String = "") { self.program = program }

  /// Takes what a session hands over.
  ///
  /// Returns what the browser has to do; nil if it needs the whole page, ``html``.
  func follow(_ changes: ElementChanges) -> [Operation]? {
    letGo()
    switch changes {
    case .all(let tree):
      start(with: tree)
      return nil
    case .steps(let steps):
      guard var operations = carryOut(steps) else { return nil }
      for node in unsettled { settle(node, in: &operations) }
      unsettled = []
      return operations + sayingOperations() + answerOperations() + windowOperations()
    }
  }

  /// What has elements say what is chosen or shown in them now.
  private func sayingOperations() -> [Operation] {
    sayings.keys.sorted().compactMap { number in
      guard let node = nodes[number], node.saying != sayings[number] else { return nil }
      sayings[number] = node.saying
      return node.element.operation(saying: node.saying)
    }
  }

  private func start(with tree: Element) {
    nodes = [:]
    sayings = [:]
    answers = [:]
    levels = []
    windows = []
    unmeasured = []
    unsettled = []
    shown = [:]
    root = Node(tree, in: self)
    windowClass = currentWindowClass
  }

  /// Carries out steps on the nodes; returns what the browser has to do, or nil if they do not fit.
  private func carryOut(_ steps: [ElementChange]) -> [Operation]? {
    var operations: [Operation] = []
    var index = 0
    while index < steps.count {
      let run = steps.runOfInsertions(from: index)
      guard
        run.count > 1
          ? insert(steps[run], adding: &operations)
          : carryOut(steps[index], adding: &operations)
      else { return nil }
      index = run.upperBound
    }
    return operations
  }

  /// Carries out a step on the nodes, and adds what the browser has to do; returns whether it can.
  private func carryOut(_ step: ElementChange, adding operations: inout [Operation]) -> Bool {
    switch step {
    case .inserted(let element, let parent, let before):
      return insert(element, in: parent, before: before, adding: &operations)
    case .removed(let id):
      guard let node = nodes[id.rawValue], let parent = node.parent,
        let index = parent.index(of: node, near: gap.index)
      else { return false }
      parent.children.remove(at: index)
      parent.discount(node)
      remove(node)
      noteRemoval(of: node, from: parent, at: index, in: &operations)
      noteChange(in: parent)
    case .moved(let id, let before):
      guard let node = nodes[id.rawValue], let parent = node.parent, before != id else {
        return false
      }
      parent.children.removeAll { $0 === node }
      guard insert(node, in: parent, before: before) else { return false }
      operations.append(
        parent.isLabelled(by: node, before: before)
          ? whole(parent) : .move(id.rawValue, before: before?.rawValue))
      noteChange(in: parent)
    case .updated(let element):
      guard let node = nodes[element.number] else { return false }
      update(node, to: element, in: &operations)
    }
    return true
  }

  private func update(_ node: Node, to element: Element, in operations: inout [Operation]) {
    let old = shown.removeValue(forKey: element.number) ?? node.element
    let former = node.element
    node.element = element
    node.element.children = []
    if !(windows.isEmpty && element.isPlain) { noteWindow(node) }
    if former.role != element.role {
      node.measureChildren()
      noteQuestion(node, isNew: false)
    }
    if former.saysParts != element.saysParts {
      sayings[element.number] = element.saysParts ? node.saying : nil
    }
    let rowsParent = node.parent.flatMap { $0.element.hasRows ? $0 : nil }
    if let rowsParent, former.itemClasses != element.itemClasses {
      rowsParent.discount(node, as: former)
      rowsParent.count(node)
      addNewRow(node, in: rowsParent, to: &operations)
      noteChange(in: rowsParent)
    } else if let node = node.toRewrite(from: former) {
      operations.append(whole(node))
    } else {
      operations += self.operations(from: old, of: node)
    }
    noteChange(in: node)
  }

  func noteChange(in node: Node) {
    if unsettled.last !== node { unsettled.append(node) }
  }

  /// Has the classes of an element, and of those it is in, say along which axes it grows now, and
  /// whether it has several groups of rows.
  private func settle(_ node: Node, in operations: inout [Operation]) {
    guard isThere(node), let parent = node.parent else { return }
    let flexibility = node.measuredFlexibility
    guard flexibility != node.flexibility || node.isDivided != node.saysDivided else { return }
    let old = tag(of: node)
    parent.growing.remove(node.flexibility)
    parent.growing.add(flexibility)
    node.flexibility = flexibility
    node.saysDivided = node.isDivided
    operations += Tag.operations(from: old, to: tag(of: node)) ?? []
    settle(parent, in: &operations)
  }

  /// Adds that a child has gone, which was at an index.
  private func noteRemoval(
    of node: Node, from parent: Node, at index: Int, in operations: inout [Operation]
  ) {
    if parent.isLabelled(by: node) { return operations.append(whole(parent)) }
    let isInGap = gap.parent == parent.element.number
    operations.addRemoval(
      of: node.element.number,
      beside: isInGap && index == gap.index
        ? .before : isInGap && index + 1 == gap.index ? .after : nil)
    gap = (parent.element.number, index)
    if parent.losesParts {
      operations.append(replacement(of: parent))
    } else if parent.children.isEmpty, case .remove(let first, let last)? = operations.last,
      first != last, let place = tag(of: parent).placeOfChildrenAlone
    {
      // Browsers empty an element faster than they remove a range from it.
      operations.removeLast()
      operations.append(.text(place, ""))
    }
  }
}

// MARK: - What a person has changed in the browser

extension Page {
  /// Notes that a field shows what a person has typed.
  func typed(_ text: String, into number: UInt64) {
    guard var element = shown[number] ?? nodes[number]?.element else { return }
    element.value = text
    shown[number] = element
  }

  /// Notes that a person has turned a switch, which the browser shows at once.
  func flipped(_ number: UInt64) {
    guard var element = shown[number] ?? nodes[number]?.element, element.role == .toggle else {
      return
    }
    element.isSelected.toggle()
    shown[number] = element
  }

  /// What puts controls right that show something else than the tree says.
  func corrections() -> [Operation] {
    defer { shown = [:] }
    return shown.sorted { $0.key < $1.key }.flatMap { number, element in
      nodes[number].map { operations(from: element, of: $0) } ?? []
    }
  }
}

extension Page {
  /// The place of a row among its neighbours.
  func place(of number: UInt64) -> Int? {
    guard let node = nodes[number] else { return nil }
    return node.parent?.children.filter { $0.element.role == .row }.firstIndex { $0 === node }
  }
}

extension String {
  /// A date and a time with a blank between, as the views write them.
  var spaced: String { replacing("T", with: " ") }
}
