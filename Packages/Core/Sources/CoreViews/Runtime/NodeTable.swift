/// Finds mounted nodes by their ids, which grow by one from node to node.
struct NodeTable {
  /// The nodes of as many ids as a page has places.
  private final class Page {
    var nodes = ContiguousArray<ViewNode?>(repeating: nil, count: NodeTable.places)
    var count = 0
  }

  private static var places: Int { 32 }

  private var pages: [UInt64: Page] = [:]
  /// The page of the node that has come last, to which the next belongs as well, most likely.
  private var last: (number: UInt64, page: Page)?
  private(set) var count = 0

  subscript(id: Element.ID) -> ViewNode? {
    let (number, place) = Self.position(of: id)
    return pages[number]?.nodes[place]
  }

  mutating func insert(_ node: ViewNode) {
    let (number, place) = Self.position(of: node.id)
    let page = page(number)
    page.nodes[place] = node
    page.count += 1
    count += 1
  }

  mutating func remove(_ node: ViewNode) {
    let (number, place) = Self.position(of: node.id)
    let page = page(number)
    page.nodes[place] = nil
    page.count -= 1
    count -= 1
    guard page.count == 0 else { return }
    pages[number] = nil
    last = nil
  }

  private mutating func page(_ number: UInt64) -> Page {
    if let last, last.number == number { return last.page }
    let page = pages[number] ?? Page()
    pages[number] = page
    last = (number, page)
    return page
  }

  private static func position(of id: Element.ID) -> (page: UInt64, place: Int) {
    (id.rawValue / UInt64(places), Int(id.rawValue % UInt64(places)))
  }
}
