import CoreViews

/// Makes trees of elements, and changes them as apps do; the same numbers give the same trees.
struct RandomElements {
  private var state: UInt64
  private var lastID: UInt64 = 100

  init(seed: UInt64) { state = seed }

  mutating func below(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }

  mutating func tree() -> Element {
    var children: [Element] = []
    for _ in 0..<(1 + below(5)) { children.append(element(levels: 3)) }
    return .make(1, .vertical, "Pond", children)
  }

  private mutating func element(levels: Int) -> Element {
    lastID += 1
    let id = lastID
    let containers: [Element.Role] = [
      .vertical, .vertical, .horizontal, .layered, .list, .section, .navigation, .tabs,
    ]
    if levels > 0, below(2) == 0 {
      let role = containers[below(containers.count)]
      let inner: Element.Role? = role == .navigation ? .screen : role == .tabs ? .tab : nil
      let children = (0..<below(6)).map { index in
        guard let inner else { return element(levels: levels - 1) }
        lastID += 1
        return Element.make(
          lastID, inner, "Part \(index)", isSelected: index == 0, isHidden: index > 0,
          [element(levels: levels - 1)])
      }
      return .make(id, role, below(3) == 0 ? "Reeds" : "", style: style(), children)
    }
    return leaf(id)
  }

  private mutating func style() -> Element.Style {
    Element.Style(
      foreground: below(6) == 0 ? "red" : nil, background: below(8) == 0 ? "yellow" : nil,
      spacing: below(3) == 0 ? below(3) * 8 : nil, alignment: below(2) == 0 ? .leading : .center)
  }

  private mutating func leaf(_ id: UInt64) -> Element {
    let roles: [Element.Role] = [
      .text, .text, .text, .button, .button, .link, .toggle, .textField, .progress, .divider,
      .spacer, .image,
    ]
    let role = roles[below(roles.count)]
    return .make(
      id, role, word(), value: role == .progress && below(2) == 0 ? "0.5" : "",
      isEnabled: below(6) > 0, isHidden: below(12) == 0)
  }

  private mutating func word() -> String {
    let words = [
      "frog", "a heron by the water", "잉어", "x", "duck 12", "", "two\nlines",
      "a long sentence about newts, toads and dragonflies that needs more than one line",
    ]
    return words[below(words.count)]
  }

  /// Changes one thing somewhere in a tree.
  mutating func change(_ tree: inout Element) {
    var ids = tree.flattened.map(\.id)
    ids.removeFirst()
    guard !ids.isEmpty, below(30) > 0 else {
      tree.children.append(element(levels: 2))
      return
    }
    let id = ids[below(ids.count)]
    if below(12) == 0 { return tree.remove(id) }
    if below(10) == 0 { return open(on: &tree) }
    let (text, kind, new) = (word(), below(8), element(levels: 1))
    let isMove = below(3) == 0
    tree.change(id) { element in
      switch kind {
      case 0: element.isEnabled.toggle()
      case 1 where element.role != .tab && element.role != .screen: element.isHidden.toggle()
      case 2 where !element.children.isEmpty && isMove:
        element.children.append(element.children.removeFirst())
      case 3 where [.vertical, .list, .section, .horizontal].contains(element.role):
        element.children.insert(new, at: element.children.count / 2)
      case 4: element.value = text
      default: element.label = text
      }
    }
  }

  /// Opens a modal presentation, or closes what is open.
  private mutating func open(on tree: inout Element) {
    if let modal = tree.children.last, modal.role.isModal {
      tree.children.removeLast()
      return
    }
    lastID += 1
    let roles: [Element.Role] = [.sheet, .cover, .alert]
    let id = lastID
    tree.children.append(
      .make(id, roles[below(3)], "Heron", [leaf(id + 1), .make(id + 2, .button, "Fly")]))
    lastID += 2
  }
}

extension Element {
  fileprivate mutating func remove(_ wanted: ID) {
    children.removeAll { $0.id == wanted }
    for index in children.indices { children[index].remove(wanted) }
  }
}
