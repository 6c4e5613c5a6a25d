import Foundation

@testable import WebHost

extension FuzzKind {
  /// Whether a page gets on with what its session answers to frames.
  static func flawInFrames(_ bytes: Data) async throws -> String? {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let actions = lines.compactMap { line -> ClientAction? in
      guard case .action(let action) = ClientFrame(String(line)) else { return nil }
      return action
    }
    guard !actions.isEmpty else { return nil }
    let queue = OutboundQueue(page: "p")
    let html = try await PageSession.withVoyage { session in
      let html = await session.snapshot().html
      await session.attach(queue, epoch: session.epoch, seen: 0)
      for var action in actions {
        (action.number, action.seen) = await (session.applied + 1, session.number)
        await session.perform(action)
      }
      return html
    }
    queue.close()
    let browser = Browser(html: html)
    for await frame in queue.frames {
      guard let operations = try WebHost.Operation.read(frame) else { return "no frame: \(frame)" }
      browser.carryOut(operations)
      guard browser.faults.isEmpty else { return "nothing for \(browser.faults) of \(frame)" }
    }
    return nil
  }

  /// Whether what a form says can be carried out, and told apart from what it does not say.
  static func flawInForm(_ bytes: Data) async throws -> String? {
    let form = PageForm(String(decoding: bytes, as: UTF8.self))
    try await PageSession.withVoyage { session in
      _ = await session.isPage(of: form)
      await session.perform(await session.steps(of: form))
    }
    let numbers = Page.numbers(Page.text(form.controls))
    guard numbers == form.controls else { return "\(form.controls) is read as \(numbers)" }
    let same = form.translated(to: form.controls)
    let isSubset = same.switches.isSubset(of: form.switches) && same.on.isSubset(of: form.on)
    return isSubset ? nil : "another page has \(same.switches), not \(form.switches)"
  }
}

extension WebHost.Operation {
  /// The operations of a frame, as a page reads them; nil if it is none.
  static func read(_ frame: String) throws -> [Self]? {
    guard let items = try JSONSerialization.jsonObject(with: Data(frame.utf8)) as? [Any],
      items.count >= 2, items[0] is NSNumber, items[1] is NSNumber
    else { return nil }
    var (rest, operations) = (items.dropFirst(2), [Self]())
    while let letter = rest.popFirst() as? String {
      guard let count = counts[letter], rest.count >= count else { return nil }
      guard let operation = Self(letter, Array(rest.prefix(count))) else { return nil }
      operations.append(operation)
      rest = rest.dropFirst(count)
    }
    return rest.isEmpty ? operations : nil
  }

  /// How many values follow a letter.
  private static let counts = [
    "t": 2, "a": 3, "i": 3, "x": 2, "m": 2, "r": 2, "w": 3, "n": 1, "p": 1,
  ]

  private init?(_ letter: String, _ values: [Any]) {
    let numbers = values.map { ($0 as? NSNumber)?.uint64Value }
    let texts = values.map { $0 as? String }
    let id = numbers[0].map { "e\($0)" } ?? texts[0]
    let neighbour = numbers.count > 1 && numbers[1] != 0 ? numbers[1] : nil
    switch (letter, id, numbers[0]) {
    case ("t", let id?, _): self = .text(id, texts[1] ?? "")
    case ("a", let id?, _): self = .attribute(id, name: texts[1] ?? "", value: texts[2])
    case ("i", _, let parent?):
      self = .insert(html: texts[2] ?? "", parent: parent, before: neighbour)
    case ("x", _, let first?): self = .remove(first, through: neighbour ?? first)
    case ("m", _, let number?): self = .move(number, before: neighbour)
    case ("r", _, let number?): self = .replace(number, html: texts[1] ?? "")
    case ("w", let session?, _):
      self = .whole(session: session, epoch: texts[1] ?? "", html: texts[2] ?? "")
    case ("n", let text?, _): self = .notice(text)
    case ("p", let text?, _): self = .place(text)
    default: return nil
    }
  }
}
