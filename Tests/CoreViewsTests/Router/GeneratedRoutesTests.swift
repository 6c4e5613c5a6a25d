import Foundation
import Testing
import Views
import ViewsTesting

/// Random changes of routes, by coordinators within coordinators and by going back: 2,000, or as
/// many as `CHANGES` says.
@MainActor @Suite(.timeLimit(.minutes(20))) struct GeneratedRoutesTests {
  private static let changes =
    ProcessInfo.processInfo.environment["CHANGES"].flatMap(Int.init) ?? 2_000

  @Test func hostAndStateAgreeAndNothingOfAGoneScreenStays() async {
    weak var kept: StoreOf<Flow>?
    do {
      let store = Store(initialState: Flow.State("screen 0")) { Flow() }
      kept = store
      let graph = ViewGraph(FlowView(store: store, count: BodyCount()))
      let fresh = graph.nodeCount
      await Walk(store: store, host: HeadlessHost(graph)).run(Self.changes)
      store.send(
        .change { $0 = [.root(.leaf(Leaf.State(name: "end")), withNavigation: true)] })
      graph.update()
      #expect(graph.nodeCount == fresh)
      graph.close()
      #expect(graph.nodeCount == 0)
    }
    #expect(kept == nil)
  }
}

/// A store and a host on their way through random changes.
@MainActor
private final class Walk {
  private let store: StoreOf<Flow>
  private let host: HeadlessHost
  private let log = EndLog()
  private var random = RandomFlow(seed: 4)
  private var tasks: [String: StoreTask] = [:]
  private var gone: Set<String> = []

  init(store: StoreOf<Flow>, host: HeadlessHost) {
    self.store = store
    self.host = host
  }

  func run(_ count: Int) async {
    await settle(0)
    for number in 1...count {
      let names = store.state.names
      if names.count > 1, random.number(0...5) == 0 {
        host.back()
        #expect(store.state.names == names.dropLast(), "change \(number): going back")
      } else {
        store.send(random.action(for: store.state, isCrowded: names.count > 14))
      }
      guard await settle(number) else { return }
    }
  }

  /// Starts the effects of screens that have come, waits for the end of those that have gone, and
  /// compares; false if something is wrong.
  @discardableResult
  private func settle(_ number: Int) async -> Bool {
    let names = store.state.names
    for name in names where tasks[name] == nil {
      tasks[name] = store.state.action(.wait(log), of: name).map { store.send($0) }
    }
    let leaving = Set(tasks.keys).subtracting(names)
    for name in leaving { await tasks.removeValue(forKey: name)?.finish() }
    gone.formUnion(leaving)
    return agree(names, number)
  }

  private func agree(_ names: [String], _ number: Int) -> Bool {
    let front = host.front
    let mounted = screens(in: host.session.root)
    let visible = screens(in: front.element)
    let isRight =
      log.ended.value == gone && mounted.sorted() == names.sorted() && visible == names.suffix(1)
      && front.title == names.last && front.canGoBack == (names.count > 1)
    #expect(
      isRight,
      """
      change \(number): state \(names), mounted \(mounted), visible \(visible), \
      title \(front.title), can go back \(front.canGoBack), \
      ended wrongly \(log.ended.value.symmetricDifference(gone))
      """)
    return isRight
  }

  /// The names of the leaves that are in a part of the tree.
  private func screens(in element: Element) -> [String] {
    element.flattened
      .filter { $0.role == .text }
      .map { String($0.label.prefix { $0 != "," }) }
  }
}
