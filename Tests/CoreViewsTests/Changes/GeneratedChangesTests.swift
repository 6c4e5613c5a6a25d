import CoreTesting
import CoreViews
import Testing

/// A host that carries out the steps shows what the session shows, whatever happens.
@MainActor @Suite(.timeLimit(.minutes(20))) struct GeneratedChangesTests {
  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func theStepsLeadFromEachTreeToTheNext(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let model = Shelves()
    let graph = ViewGraph(ShelvesView(model: model))
    let mirror = ElementMirror()
    mirror.follow(graph)
    for step in 0..<150 {
      for _ in 0..<Int.random(in: 1...3, using: &random) { model.change(using: &random) }
      mirror.follow(graph)
      guard mirror.root == graph.root, mirror.faults.isEmpty else {
        Issue.record("seed \(seed), step \(step): \(mirror.faults)")
        return
      }
    }
  }

  /// The tree is read only at the end, so no step rests on what a reading has left behind.
  @Test(arguments: 21...26 as ClosedRange<UInt64>)
  func theStepsNeedNoReadingOfTheTree(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let model = Shelves()
    let graph = ViewGraph(ShelvesView(model: model))
    let mirror = ElementMirror()
    mirror.follow(graph)
    for _ in 0..<150 {
      model.change(using: &random)
      mirror.follow(graph)
    }
    #expect(mirror.faults == [])
    #expect(mirror.root == graph.root)
    #expect(mirror.root == ViewGraph(ShelvesView(model: model)).root.withIDs(of: graph.root))
  }
}

extension Shelves {
  fileprivate func change(using random: inout some RandomNumberGenerator) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: hasSign.toggle()
    case 1: isClosed.toggle()
    case 2: changeShelves(using: &random)
    case 3 where !shelves.isEmpty:
      let index = shelves.indices.randomElement(using: &random)!
      change(&shelves[index].books, using: &random)
    case 4 where !shelves.isEmpty:
      shelves[shelves.indices.randomElement(using: &random)!].isSorted.toggle()
    default: change(&books, using: &random)
    }
  }

  private func changeShelves(using random: inout some RandomNumberGenerator) {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: shelves.shuffle(using: &random)
    case 1 where !shelves.isEmpty:
      shelves.remove(at: shelves.indices.randomElement(using: &random)!)
    default: shelves.append(makeShelf([makeBook(1), makeBook(2)]))
    }
  }

  private func change(_ books: inout [Book], using random: inout some RandomNumberGenerator) {
    let position = books.indices.randomElement(using: &random) ?? 0
    switch Int.random(in: 0..<9, using: &random) {
    case 0: books.shuffle(using: &random)
    case 1 where !books.isEmpty: books.remove(at: position)
    case 2 where !books.isEmpty: books[position].copies = Int.random(in: 0...3, using: &random)
    case 3 where !books.isEmpty: books[position].hasNotice.toggle()
    case 4 where books.count > 1: books.swapAt(0, position)
    case 5 where books.count > 1: books.append(books.remove(at: 0))
    case 6: books = books.filter { _ in Bool.random(using: &random) }
    default: books.insert(makeBook(Int.random(in: 0...3, using: &random)), at: position)
    }
  }
}

extension Element {
  /// The same tree with the ids of another one of the same shape.
  fileprivate func withIDs(of other: Element) -> Element {
    var copy = self
    copy.id = other.id
    copy.children = zip(children, other.children).map { $0.withIDs(of: $1) }
    if children.count != other.children.count { copy.label = "another shape" }
    return copy
  }
}
