/// One step by which a page follows the element tree.
///
/// An id is that of an HTML element: `e12` for the element 12 as a whole, and other letters for
/// parts of it. Ids that begin with `e` are written as numbers, which keeps frames short.
enum Operation: Hashable, Sendable {
  /// Replaces all text of an HTML element.
  case text(String, String)
  /// Sets an attribute, or takes it away; of a field, also what it shows.
  case attribute(String, name: String, value: String?)
  /// Adds HTML of elements among the children of one, in front of one of them or at the end.
  case insert(html: String, parent: UInt64, before: UInt64?)
  /// Takes away an element with all in it, and its neighbours up to the other one.
  case remove(UInt64, through: UInt64)
  /// Puts an element in front of another child of its parent, or at the end.
  case move(UInt64, before: UInt64?)
  /// Puts new HTML around the children of an element.
  case replace(UInt64, html: String)
  /// Shows this page of a session, whatever was shown before; the epoch names the graph that its
  /// ids are of.
  case whole(session: String, epoch: String, html: String)
  /// Says a text to the person, such as why something was refused.
  case notice(String)
  /// Has the page ask the server for something, in the way of an image that nobody sees.
  case ask(String)
  /// The place that the address bar shows.
  case place(String)
}

/// What the server tells a page at once: `[number, applied, operation, …]` in JSON.
struct ServerFrame: Hashable, Sendable {
  /// Counts the frames of a session's page, so that the page sees a gap.
  var number: UInt64
  /// The highest action of the page that has been applied and stored.
  var applied: UInt64
  /// What to do, in order; none if there is only something to acknowledge.
  var operations: [Operation]

  /// The frame as it is sent.
  var text: String {
    var text = "[\(number),\(applied)"
    for operation in operations { operation.write(into: &text) }
    return text + "]"
  }
}

extension Operation {
  /// Appends the operation to a JSON array that already holds something.
  func write(into frame: inout String) {
    switch self {
    case .text(let id, let text): frame.appendItems("t", .id(id), .text(text))
    case .attribute(let id, let name, let value):
      frame.appendItems("a", .id(id), .text(name), value.map { .text($0) } ?? .none)
    case .insert(let html, let parent, let before):
      frame.appendItems("i", .number(parent), .number(before ?? 0), .text(html))
    case .remove(let first, let last):
      frame.appendItems("x", .number(first), .number(first == last ? 0 : last))
    case .move(let id, let before): frame.appendItems("m", .number(id), .number(before ?? 0))
    case .replace(let id, let html): frame.appendItems("r", .number(id), .text(html))
    case .whole(let session, let epoch, let html):
      frame.appendItems("w", .text(session), .text(epoch), .text(html))
    case .notice(let text): frame.appendItems("n", .text(text))
    case .ask(let path):
      // In the element that speaks: it is never a part of the views.
      frame.appendItems("i", .id("polite"), .number(0), .text("<img src=\"\(path)\" alt=\"\">"))
    case .place(let place): frame.appendItems("p", .text(place))
    }
  }
}

/// What stands between two commas of a frame.
private enum WireItem {
  case id(String), text(String), number(UInt64), none
}

extension String {
  fileprivate mutating func appendItems(_ code: String, _ items: WireItem...) {
    self += ",\"\(code)\""
    for item in items {
      self += ","
      switch item {
      case .id(let id):
        if id.first == "e", let number = UInt64(id.dropFirst()) {
          self += "\(number)"
        } else {
          appendJSON(id)
        }
      case .text(let text): appendJSON(text)
      case .number(let number): self += "\(number)"
      case .none: self += "null"
      }
    }
  }

  /// Appends a text as a JSON string.
  mutating func appendJSON(_ text: String) {
    self += "\""
    append(text) { byte in
      switch byte {
      case UInt8(ascii: "\""): "\\\""
      case UInt8(ascii: "\\"): "\\\\"
      case UInt8(ascii: "\n"): "\\n"
      case ..<0x20: "\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
      default: nil
      }
    }
    self += "\""
  }
}

extension [Operation] {
  /// Adds HTML of an element, to the last operation if that inserts at the same place.
  mutating func addInsertion(of html: String, in parent: UInt64, before: UInt64?) {
    guard case .insert(var former, parent, before)? = last else {
      return append(.insert(html: html, parent: parent, before: before))
    }
    // Now the text has one owner, and is not copied for each element of a run.
    removeLast()
    former += html
    append(.insert(html: former, parent: parent, before: before))
  }

  /// Adds the removal of an element, to the last operation if that has removed a neighbour.
  mutating func addRemoval(of id: UInt64, beside neighbour: Neighbour?) {
    guard let neighbour, case .remove(let first, let last)? = last else {
      return append(.remove(id, through: id))
    }
    switch neighbour {
    case .before: self[count - 1] = .remove(first, through: id)
    case .after: self[count - 1] = .remove(id, through: last)
    }
  }

  /// On which side of an element another one was removed.
  enum Neighbour { case before, after }
}
