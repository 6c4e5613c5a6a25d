import CoreViews

@testable import WebHost

/// A tree at random, and what the server tells a page while the tree is edited.
struct TreeCase: Encodable {
  /// One frame, and the page's HTML once it is carried out.
  struct Round: Encodable {
    let frame: String
    let html: String
  }

  let seed: UInt64
  let html: String
  private(set) var rounds: [Round] = []

  init(seed: UInt64) {
    self.seed = seed
    var tree = RandomTree(seed: seed)
    let page = Page()
    _ = page.follow(.all(tree.root))
    html = page.html
    for round in 0..<5 {
      guard let operations = page.follow(.steps(tree.edit(1 + round))) else { return }
      let frame = ServerFrame(number: 0, applied: 0, operations: operations)
      rounds.append(Round(frame: frame.text, html: page.html))
    }
  }
}
