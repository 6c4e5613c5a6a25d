import CoreViews

/// A piece of HTML as a value: what one element of the tree looks like, without its children.
struct Tag: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case tag(Tag)
    case text(String)
    /// The place of the element's children, and that of the views of its label where they are in a
    /// child of their own.
    case slot, label
  }

  struct Attribute: Hashable, Sendable {
    var name: String
    var value: String
  }

  var name: String
  var attributes: [Attribute]
  var parts: [Part]

  /// Makes a tag; an attribute whose value is nil is left out.
  init(
    _ name: String, id: String? = nil, _ attributes: KeyValuePairs<String, String?> = [:],
    _ parts: [Part] = []
  ) {
    self.name = name
    self.parts = parts
    self.attributes = []
    add([("id", id)] + attributes.map { ($0.key, $0.value) })
  }

  /// Adds attributes but for those whose value is nil.
  mutating func add(_ attributes: [(String, String?)]) {
    for case (let name, let value?) in attributes {
      self.attributes.append(Attribute(name: name, value: value))
    }
  }

  func adding(_ attributes: [(String, String?)]) -> Self {
    var tag = self
    tag.add(attributes)
    return tag
  }

  /// Says by classes along which axes the element takes all the room that it is offered.
  func growing(along axes: Axis.Set) -> Self {
    guard !axes.isEmpty, let index = attributes.firstIndex(where: { $0.name == "class" }) else {
      return self
    }
    var tag = self
    if axes.contains(.horizontal) { tag.attributes[index].value += " gx" }
    if axes.contains(.vertical) { tag.attributes[index].value += " gy" }
    return tag
  }

  /// Adds a class to those that it has.
  func marked(_ name: String) -> Self {
    var tag = self
    for index in attributes.indices where attributes[index].name == "class" {
      tag.attributes[index].value += " \(name)"
    }
    return tag
  }

  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The id of the tag that holds the children of the element, and nothing else; nil if another does.
  var placeOfChildrenAlone: String? {
    if parts == [.slot] { return self["id"] }
    for case .tag(let tag) in parts {
      if let place = tag.placeOfChildrenAlone { return place }
    }
    return nil
  }

  /// The only text in it, if it holds nothing else.
  var onlyText: String? {
    guard parts.count == 1, case .text(let text) = parts[0] else { return nil }
    return text
  }
}
