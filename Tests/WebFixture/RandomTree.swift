import CoreViews

/// Trees at random, and steps from one to the next.
struct RandomTree {
  private var random: LinearCongruence
  private var lastID: UInt64 = 0
  private(set) var root: Element

  init(seed: UInt64) {
    random = LinearCongruence(seed: seed)
    root = Element(id: Element.ID(rawValue: 0), role: .vertical)
    root.label = word()
    root.children = children(depth: 0)
  }

  private mutating func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

  private mutating func word() -> String {
    ["", "One", "Two & <b>\"three\"</b>", "' OR 1", "日本語", "مرحبا", "a\nb"][pick(7)]
  }

  private static let roles = Element.Role.allCases
  /// The roles of elements that never have children.
  private static let leaves: Set<Element.Role> = [
    .text, .image, .shape, .divider, .spacer, .gap, .stepper, .slider, .gauge, .textEditor,
  ]

  private mutating func element(depth: Int) -> Element {
    lastID += 1
    let role = Self.roles[pick(Self.roles.count)]
    var element = Element(id: Element.ID(rawValue: lastID), role: role)
    describe(&element)
    if !Self.leaves.contains(role) { element.children = children(depth: depth + 1) }
    return element
  }

  private mutating func describe(_ element: inout Element) {
    element.label = word()
    element.value = element.role == .progress ? ["", "0.25", "x"][pick(3)] : word()
    element.isEnabled = pick(3) > 0
    element.isSelected = pick(2) > 0
    element.isHidden = pick(4) == 0
    element.isSubmittable = pick(2) > 0
    if pick(3) == 0 {
      element.style = Element.Style(
        foreground: ["red", "Bad\"one", nil][pick(3)], isBold: pick(2) > 0, spacing: pick(9))
    }
  }

  private mutating func children(depth: Int) -> [Element] {
    guard depth < 4 else { return [] }
    return (0..<pick(4)).map { _ in element(depth: depth) }
  }

  /// Makes so many edits; returns the steps that lead from the tree before to the one after.
  mutating func edit(_ count: Int) -> [ElementChange] {
    (0..<count).compactMap { _ in edit() }
  }

  private mutating func edit() -> ElementChange? {
    let paths = Self.paths(of: root)
    let path = paths[pick(paths.count)]
    switch pick(4) {
    case 0:
      guard !Self.leaves.contains(self[path].role) else { return nil }
      let new = element(depth: path.count)
      let siblings = self[path].children
      let index = pick(siblings.count + 1)
      self[path].children.insert(new, at: index)
      let before = index < siblings.count ? siblings[index].id : nil
      return .inserted(new, parent: self[path].id, before: before)
    case 1:
      guard let last = path.last else { return nil }
      return .removed(self[path.dropLast()].children.remove(at: last).id)
    case 2:
      guard let last = path.last else { return nil }
      let parent = Array(path.dropLast())
      let moved = self[parent].children.remove(at: last)
      let index = pick(self[parent].children.count + 1)
      let siblings = self[parent].children
      self[parent].children.insert(moved, at: index)
      return .moved(moved.id, before: index < siblings.count ? siblings[index].id : nil)
    default:
      var changed = self[path]
      describe(&changed)
      self[path] = changed
      changed.children = []
      return .updated(changed)
    }
  }

  private static func paths(of element: Element) -> [[Int]] {
    [[]]
      + element.children.enumerated().flatMap { index, child in
        paths(of: child).map { [index] + $0 }
      }
  }

  private subscript(path: some Collection<Int>) -> Element {
    get { path.reduce(root) { $0.children[$1] } }
    set { Self.set(newValue, at: Array(path)[...], in: &root) }
  }

  private static func set(_ new: Element, at path: ArraySlice<Int>, in element: inout Element) {
    guard let first = path.first else { return element = new }
    set(new, at: path.dropFirst(), in: &element.children[first])
  }
}
