import Effects
import Foundation
import Logging
import Synchronization
import Testing
import Views

@testable import WebHost

/// Sessions that leave the memory early, as nothing is lost by that.
@Suite
struct RestTests {
  /// A number that does not outlive its process.
  struct Fleeting: Codable, Equatable {
    var number = 0

    init() {}
    init(from decoder: any Decoder) {}
    func encode(to encoder: any Encoder) throws { _ = encoder.container(keyedBy: Key.self) }
    private enum Key: CodingKey {}
  }

  @Reducer
  struct Desk {
    @ObservableState
    struct State: Codable, Equatable {
      var lamps = 0
      var drafts = Fleeting()
    }
    enum Action { case lampTapped, draftTapped, stampTapped, waitTapped }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .lampTapped: state.lamps += 1
        case .draftTapped: state.drafts.number += 1
        case .stampTapped:
          @Shared(.inMemory("stamps")) var stamps = 0
          $stamps.withLock { $0 += 1 }
        case .waitTapped: return .run { _ in try await Task.never() }
        }
        return .none
      }
    }
  }

  struct DeskView: View {
    let store: StoreOf<Desk>
    let looks: LockIsolated<Int>
    @State private var isOpen = false

    var body: some View {
      Text("\(store.lamps) lamps, \(store.drafts.number) drafts").task {
        looks.withValue { $0 += 1 }
      }
      Button("Lamp") { store.send(.lampTapped) }
      Button("Draft") { store.send(.draftTapped) }
      Button("Stamp") { store.send(.stampTapped) }
      Button("Wait") { store.send(.waitTapped) }
      Button("Open") { isOpen.toggle() }
    }
  }

  /// What was saved, and how often views have appeared.
  private let saved = LockIsolated<[StoredSession]>([])
  private let looks = LockIsolated(0)

  /// A registry whose sessions may rest at once, and one in which buttons were pressed.
  private func session(pressing labels: [String]) async throws -> (SessionRegistry, PageSession) {
    let (saved, looks) = (saved, looks)
    let client = SessionsClient(
      take: { id, _ in saved.value.last { $0.id == id } },
      save: { sessions, _ in
        saved.withValue { $0 += sessions }
        return []
      }, release: { _ in }, removeOlder: { _ in })
    var settings = try WebSettings()
    settings.restAfter = .zero
    let views = ServedViews(keeping: { Desk.State() }) { state in
      Store(initialState: state) { Desk() }
    } view: {
      DeskView(store: $0, looks: looks)
    }
    let registry = SessionRegistry(
      views: views, writer: SessionWriter(client, owner: "test"), settings: settings,
      logger: Logger(label: "test"))
    let session = try await registry.make(for: Client(browser: "own", address: ""))
    for label in labels {
      let button = try #require(await session.button(label))
      await session.perform([.press(button)])
    }
    while looks.value == 0 { await Task.yield() }
    return (registry, session)
  }

  @Test func `A session leaves the memory if nothing is lost, and is there again`() async throws {
    let (registry, session) = try await session(pressing: ["Lamp", "Lamp"])
    let html = await session.shownHTML
    await registry.sweep()
    await registry.resting?.value
    #expect(await registry.count == 0)
    #expect(looks.value == 1)
    let again = try #require(
      try await registry.find(session.id, of: Client(browser: "own", address: "")))
    #expect(again !== session)
    #expect(html.contains("2 lamps"))
    #expect(await again.shownHTML == html)
    await registry.close()
  }

  @Test func `A session in which nobody did anything is stored before it leaves`() async throws {
    let (registry, session) = try await session(pressing: [])
    await session.use()
    #expect(saved.value == [])
    for _ in 0..<2 {
      await registry.sweep()
      await registry.resting?.value
    }
    #expect(await registry.count == 0)
    #expect(saved.value.map(\.id) == [session.id])
    #expect(
      try await registry.find(session.id, of: Client(browser: "own", address: "")) !== session)
    await registry.close()
  }

  @Test func `A session that nobody has used is left to those who count glances`() async throws {
    let (registry, session) = try await session(pressing: [])
    // Ten seconds after its use it would leave as a glance, however slow the machine is.
    await registry.sweep(at: session.usage.withLock(\.last))
    #expect(await registry.resting == nil)
    #expect(await registry.count == 1)
    await registry.close()
  }

  @Test(arguments: ["Draft", "Stamp", "Wait", "Open"])
  func `A session that would lose something stays`(label: String) async throws {
    let (registry, session) = try await session(pressing: ["Lamp", label])
    await registry.sweep()
    await registry.resting?.value
    #expect(await registry.sessions(of: "own").map(\.id) == [session.id])
    #expect(looks.value == 1)
    await registry.close()
  }

  @Test func `A session that a page shows stays`() async throws {
    let (registry, session) = try await session(pressing: [])
    await session.attach(OutboundQueue(page: "p"), epoch: "", seen: 0)
    await registry.sweep()
    #expect(await registry.resting == nil)
    #expect(await registry.count == 1)
    await registry.close()
  }
}

extension PageSession {
  fileprivate var shownHTML: String { page.html }

  fileprivate func button(_ label: String) -> UInt64? {
    page.nodes.values.first { $0.element.label == label }?.element.number
  }
}
