import Foundation

/// What a page tells the server at once, in JSON.
enum ClientFrame: Hashable, Sendable {
  /// `["hello", session, page, epoch, seen, wish]`: a page begins to listen.
  case hello(Hello)
  /// `[number, seen, node, letter, …]`: a person did something.
  case action(ClientAction)
  /// `[0, seen]`: the page is there, and has seen so many frames.
  case seen(UInt64)

  /// Which session a page wants, and what it knows.
  struct Hello: Hashable, Sendable {
    var session: String
    /// Chosen anew by every page that loads.
    var page: String
    /// The graph that the page's ids are of.
    var epoch: String
    /// The last frame that it has carried out.
    var seen: UInt64
    /// Whether a session that another page is showing is to be taken over, as after a reload.
    ///
    /// If not, as in a tab that was duplicated, the page gets a copy.
    var takesOver: Bool
  }

  /// Reads a frame; nil if it is not one, however it is wrong.
  init?(_ text: String) {
    guard let frame = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
      return nil
    }
    self = frame
  }
}

extension ClientFrame: Decodable {
  /// Reads a frame item by item, as to try several types for each takes several times as long.
  init(from decoder: any Decoder) throws {
    var items = try decoder.unkeyedContainer()
    guard let number = try? items.decode(WholeNumber.self).value else {
      self = .hello(try Hello(&items))
      return
    }
    let seen = try items.decode(WholeNumber.self).value
    guard number > 0 else {
      try items.finish()
      self = .seen(seen)
      return
    }
    let id = try items.decode(WholeNumber.self).value
    let letter = try items.decode(String.self)
    let text = items.isAtEnd ? nil : try items.decode(String.self)
    guard let step = ClientAction.Step(id, letter, text) else { throw NoFrame() }
    try items.finish()
    self = .action(ClientAction(number: number, seen: seen, step: step))
  }
}

extension ClientFrame.Hello {
  fileprivate init(_ items: inout any UnkeyedDecodingContainer) throws {
    guard try items.decode(String.self) == "hello" else { throw NoFrame() }
    session = try items.decode(String.self)
    page = try items.decode(String.self)
    epoch = try items.decode(String.self)
    seen = try items.decode(WholeNumber.self).value
    takesOver = try items.decode(WholeNumber.self).value == 1
    try items.finish()
    guard [session, page, epoch].allSatisfy({ $0.utf8.count <= 64 }) else { throw NoFrame() }
  }
}

private struct NoFrame: Error {}

extension UnkeyedDecodingContainer {
  fileprivate func finish() throws { if !isAtEnd { throw NoFrame() } }
}

/// A whole number that JavaScript can count to.
struct WholeNumber: Decodable {
  let value: UInt64

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    value = try container.decode(UInt64.self)
    guard value < 1 << 53 else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "Too large.")
    }
  }
}
