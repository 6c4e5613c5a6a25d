import Foundation

@testable import WebHost

/// Something that the person did and that the page has not heard to be stored.
struct StormAct: Equatable {
  var id: UInt64
  let kind: String
  var text: String?
  var path: [Int] = []
  var name: String?
  /// Whether it is on its way; nil if it never was.
  var isSent: Bool?
}

/// What the page's script does with frames, and with what a person does.
final class StormPage {
  private(set) var browser: Browser
  private(set) var epoch: String
  private var seen: UInt64
  private var applied: UInt64
  private(set) var queue: [StormAct] = []
  /// What the person has typed into fields, by their ids.
  private var typed: [UInt64: String] = [:]
  /// What it sends; nil without a connection.
  private(set) var sending: [String]?
  private var isReady = false
  /// Whether it takes what stands in the place of a control in another document for that control.
  private let looksByPlace: Bool

  init(_ snapshot: PageSnapshot, looksByPlace: Bool) {
    self.looksByPlace = looksByPlace
    browser = Browser(html: snapshot.html)
    (epoch, seen, applied) = (snapshot.epoch, snapshot.number, snapshot.applied)
  }

  /// The page after a reload, with what the one before has kept.
  init(_ snapshot: PageSnapshot, after former: StormPage) {
    looksByPlace = former.looksByPlace
    browser = Browser(html: snapshot.html)
    (epoch, seen, applied) = (snapshot.epoch, snapshot.number, snapshot.applied)
    queue = Array(former.queue.dropFirst(Int(max(0, Int(applied) - Int(former.applied)))))
    if former.epoch != epoch { translate() }
    for index in queue.indices { queue[index].isSent = false }
    for act in queue where act.kind == "e" { type(act.text ?? "", into: act.id) }
  }

  var isConnected: Bool { sending != nil }

  func connect() {
    let hello: [Any] = ["hello", "id", "page", epoch, seen, 1]
    sending = [json(hello)]
  }

  func leave() {
    (sending, isReady) = (nil, false)
    for index in queue.indices { queue[index].isSent = false }
  }

  func takeSent() -> [String] {
    defer { if sending != nil { sending = [] } }
    return sending ?? []
  }

  private func json(_ items: [Any]) -> String {
    let data = try? JSONSerialization.data(withJSONObject: items)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  // MARK: What the person does

  /// Presses the button with a label; returns whether it is there.
  func press(_ label: String) -> Bool {
    guard let node = browser.root.all.first(where: { $0.name == "button" && $0.label == label }),
      let id = node.attributes["value"].flatMap(UInt64.init)
    else { return false }
    act(StormAct(id: id, kind: "p"))
    return true
  }

  /// Replaces the text of the field.
  func write(_ text: String) -> Bool {
    guard let field = browser.root.first("input"), let id = field.number else { return false }
    type(text, into: id)
    act(StormAct(id: id, kind: "e", text: text))
    return true
  }

  private func type(_ text: String, into id: UInt64) {
    typed[id] = text
    browser.root.find("e\(id)")?.first("input")?.attributes["value"] = text
  }

  private func act(_ act: StormAct) {
    if act.kind == "e", let last = queue.last, last.kind == "e", last.id == act.id,
      last.isSent == nil
    {
      queue[queue.count - 1].text = act.text
    } else {
      queue.append(act)
    }
    flush()
    let node = browser.root.find("e\(act.id)")
    if queue[queue.count - 1].name == nil {
      queue[queue.count - 1].path = node?.path ?? []
      queue[queue.count - 1].name = node?.fullName
    }
  }

  private func flush() {
    guard isReady else { return }
    for (index, act) in queue.enumerated() {
      if act.isSent != true {
        let items: [Any] = [applied + UInt64(index) + 1, seen, act.id, act.kind]
        sending?.append(json(items + (act.text.map { [$0] } ?? [])))
      }
      queue[index].isSent = true
    }
  }

  // MARK: What the server says

  /// Takes a frame; throws if it is none.
  func receive(_ text: String) throws {
    let items = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any] ?? []
    guard let number = (items.first as? NSNumber)?.uint64Value,
      let done = (items.dropFirst().first as? NSNumber)?.uint64Value,
      let operations = try WebHost.Operation.read(text)
    else { throw CocoaError(.coderInvalidValue) }
    let isWhole = if case .whole? = operations.first { true } else { false }
    guard number <= seen + 1 || isWhole else {
      epoch = ""
      return leave()
    }
    if done > applied { queue.removeFirst(min(queue.count, Int(done - applied))) }
    applied = max(applied, done)
    if isWhole || number > seen {
      for operation in operations { carryOut(operation) }
      seen = number
      if isWhole {
        applied = done
        for index in queue.indices { queue[index].isSent = false }
      }
    }
    isReady = true
    flush()
  }

  private func carryOut(_ operation: WebHost.Operation) {
    if case .attribute(let id, name: "value", _) = operation, let node = browser.root.find(id),
      node.name == "input", queue.contains(where: { $0.kind == "e" && $0.id == node.number })
    {
      return
    }
    let fields = typed.compactMap { id, text in
      browser.root.find("e\(id)").map { ($0.path, $0.fullName, text) }
    }
    browser.carryOut([operation])
    guard case .whole(_, let newEpoch, _) = operation else { return }
    epoch = newEpoch
    translate()
    putBack(fields)
  }

  /// Finds what was done in another document again.
  private func translate() {
    queue = queue.compactMap { act in
      guard let node = meant(act.path, act.name), let id = node.number
      else { return nil }
      var act = act
      act.id = id
      return act
    }
  }

  private func meant(_ path: [Int], _ name: String?) -> Browser.Node? {
    looksByPlace ? browser.root.at(path) : browser.root.meant(at: path, named: name)
  }

  private func putBack(_ fields: [(path: [Int], name: String, text: String)]) {
    typed = [:]
    for (path, name, text) in fields {
      guard let node = meant(path, name), let id = node.number,
        let input = node.first("input"), input.attributes["value"] ?? "" != text
      else { continue }
      type(text, into: id)
      if !queue.contains(where: { $0.kind == "e" && $0.id == id }) {
        queue.insert(StormAct(id: id, kind: "e", text: text, path: node.path, name: name), at: 0)
      }
    }
  }
}

extension Browser.Node {
  /// The node and all below it.
  var all: [Browser.Node] { [self] + children.flatMap(\.all) }

  /// The text of a control.
  var label: String { (text + children.map(\.label).joined()).trimmingCharacters(in: .whitespaces) }

  /// The number of the element to which the node belongs.
  var number: UInt64? {
    if let id = attributes["id"], id.hasPrefix("e"), let number = UInt64(id.dropFirst()) {
      return number
    }
    return parent?.number
  }

  /// The way from the root.
  var path: [Int] {
    guard let parent, let index = parent.children.firstIndex(where: { $0 === self }) else {
      return []
    }
    return parent.path + [index]
  }

  /// What an element is called, with the row that it is in.
  var fullName: String { name + " " + (row ?? self).label }

  private var row: Browser.Node? { name == "li" ? self : parent?.row }

  /// The element that was meant in another document: the one with its name, best in its place.
  func meant(at path: [Int], named name: String?) -> Browser.Node? {
    let there = at(path)
    if there?.fullName == name { return there }
    let all = all.filter { $0.attributes["id"]?.hasPrefix("e") == true }
    if let named = all.first(where: { $0.fullName == name }) { return named }
    return name?.hasPrefix((there?.name ?? "") + " ") == true ? there : nil
  }

  func at(_ path: [Int]) -> Browser.Node? {
    path.reduce(self) { node, index in
      node.flatMap { $0.children.indices.contains(index) ? $0.children[index] : nil }
    }
  }
}
