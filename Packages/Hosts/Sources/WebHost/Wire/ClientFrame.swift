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
    let decoded = try? JSONDecoder().decode([WireValue].self, from: Data(text.utf8))
    guard let values = decoded, let first = values.first else { return nil }
    switch first {
    case .text("hello"):
      guard values.count == 6, let session = values[1].text, let page = values[2].text,
        let epoch = values[3].text, let seen = values[4].number,
        let takesOver = values[5].number,
        [session, page, epoch].allSatisfy({ $0.utf8.count <= 64 })
      else { return nil }
      self = .hello(
        Hello(
          session: session, page: page, epoch: epoch, seen: seen, takesOver: takesOver == 1))
    case .number(0):
      guard values.count == 2, let seen = values[1].number else { return nil }
      self = .seen(seen)
    case .number(let number):
      guard values.count >= 4, let seen = values[1].number,
        let step = ClientAction.Step(Array(values.dropFirst(2)))
      else { return nil }
      self = .action(ClientAction(number: number, seen: seen, step: step))
    case .text: return nil
    }
  }
}
