/// Finds mounted nodes by their ids, which grow by one from node to node.
///
/// It keeps no node alive: each takes itself out when it is unmounted.
struct NodeTable {
  /// The nodes of as many ids as a page has places.
  private final class Page {
    let nodes = UnsafeMutablePointer<Unmanaged<ViewNode>?>.allocate(capacity: NodeTable.places)
    var count = 0

    init() { nodes.initialize(repeating: nil, count: NodeTable.places) }

    deinit { nodes.deallocate() }
  }

  private static var places: Int { 32 }

  private var pages: [UInt64: Page] = [:]
  /// The page of the node that has come last, to which the next belongs as well, most likely.
  private var last: Page?
  private var lastNumber: UInt64 = 0
  private(set) var count = 0

  subscript(id: Element.ID) -> ViewNode? {
    let (number, place) = Self.position(of: id)
    return pages[number]?.nodes[place]?.takeUnretainedValue()
  }

  mutating func insert(_ node: ViewNode) {
    let (number, place) = Self.position(of: node.id)
    if last == nil || number != lastNumber {
      last = pages[number] ?? Page()
      lastNumber = number
      pages[number] = last
    }
    last!.nodes[place] = .passUnretained(node)
    last!.count += 1
    count += 1
  }

  mutating func remove(_ node: ViewNode) {
    let (number, place) = Self.position(of: node.id)
    guard let page = pages[number] else { return }
    page.nodes[place] = nil
    page.count -= 1
    count -= 1
    guard page.count == 0 else { return }
    pages[number] = nil
    last = nil
  }

  /// Visits all nodes, in no order.
  func forEach(_ visit: (ViewNode) -> Void) {
    for page in pages.values {
      for place in 0..<Self.places { page.nodes[place].map { visit($0.takeUnretainedValue()) } }
    }
  }

  /// Forgets all nodes at once.
  mutating func removeAll() { self = NodeTable() }

  private static func position(of id: Element.ID) -> (page: UInt64, place: Int) {
    (id.rawValue / UInt64(places), Int(id.rawValue % UInt64(places)))
  }
}
