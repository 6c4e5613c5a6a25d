import Effects
import Foundation
import Testing
import Views

@testable import WebHost

/// What `@Shared` and `@AppStorage` hold, where many people use one program.
@Suite
struct SharedValuesTests {
  @Reducer
  struct Locker {
    @ObservableState
    struct State: Equatable {
      @Shared(.inMemory("locker")) var count = 0
      @Shared(.appStorage("units")) var units = "metres"
    }
    enum Action { case add, change(String) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .add: state.$count.withLock { $0 += 1 }
        case .change(let units): state.$units.withLock { $0 = units }
        }
        return .none
      }
    }
  }

  struct LockerView: View {
    let store: StoreOf<Locker>
    @AppStorage("theme") private var theme = "day"
    var body: some View {
      Text("\(store.count) in \(store.units) by \(theme)")
      Button("Add") { store.send(.add) }
      Button("Miles") { store.send(.change("miles")) }
      Button("Night") { theme = "night" }
    }
  }

  private static func views(onMainActor isOnMainActor: Bool) -> ServedViews {
    ServedViews(isOnMainActor: isOnMainActor) { actor, _ in
      let store = Store(initialState: Locker.State()) { Locker() }
      return ServedSession(views: ViewGraph(isolation: actor, LockerView(store: store)))
    }
  }

  private func session(
    _ browser: String, _ defaults: BrowserDefaults, onMainActor: Bool = false
  ) async throws -> PageSession {
    let session = PageSession(
      id: "id", client: Client(browser: browser), views: Self.views(onMainActor: onMainActor),
      writer: nil,
      defaults: defaults)
    try await session.begin(with: nil)
    return session
  }

  @Test(.timeLimit(.minutes(20)), arguments: [false, true])
  func `Memory is a session's, user defaults are a browser's`(onMainActor: Bool) async throws {
    let defaults = BrowserDefaults()
    let first = try await session("one", defaults, onMainActor: onMainActor)
    let beside = try await session("one", defaults, onMainActor: onMainActor)
    let other = try await session("two", defaults, onMainActor: onMainActor)
    let queue = OutboundQueue(page: "p")
    await beside.attach(queue, epoch: beside.epoch, seen: 0)
    for button in ["Add", "Add", "Miles", "Night"] { await first.press(button) }
    #expect(await first.text == "2 in miles by night")
    // The other tab follows by itself.
    for await _ in queue.frames where await beside.text == "0 in miles by night" { break }
    #expect(await beside.text == "0 in miles by night")
    #expect(await other.text == "0 in metres by day")
  }

  @Test func `User defaults are kept before an action is acknowledged`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).sessions")
    defer { try? FileManager.default.removeItem(at: file) }
    let first = try await session("one", BrowserDefaults { try .sqlite(at: file) })
    await first.press("Miles")
    let later = BrowserDefaults { try .sqlite(at: file) }
    #expect(try await session("one", later).text == "0 in miles by day")
    #expect(try await session("two", later).text == "0 in metres by day")
  }

  @Test func `What another process has set of a browser stays when this one sets something else`()
    async throws
  {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).sessions")
    defer { try? FileManager.default.removeItem(at: file) }
    let here = try await session("one", BrowserDefaults { try .sqlite(at: file) })
    let there = try await session("one", BrowserDefaults { try .sqlite(at: file) })
    await here.press("Miles")
    await there.press("Night")
    let later = try await session("one", BrowserDefaults { try .sqlite(at: file) })
    let text = await later.text
    #expect(text == "0 in miles by night")
  }

  @Test func `Of who does nothing no user defaults are kept`() async throws {
    let written = LockIsolated(0)
    let client = SessionsClient(
      take: { _, _ in nil }, save: { _, _ in [] }, release: { _ in }, removeOlder: { _ in },
      saveDefaults: { list, _, _ in
        written.withValue { $0 += 1 }
        return list
      })
    let defaults = BrowserDefaults { client }
    let session = try await session("one", defaults)
    #expect(await session.text == "0 in metres by day")
    await defaults.writeAll()
    #expect(written.value == 0)
    await session.press("Add")
    #expect(written.value == 1)
  }

  @Test func `What cannot be read is not written over`() async throws {
    let written = LockIsolated<[[UInt8]]>([])
    let client = SessionsClient(
      take: { _, _ in nil }, save: { _, _ in [] }, release: { _ in }, removeOlder: { _ in },
      defaults: { _ in Array("no list".utf8) },
      saveDefaults: { list, _, _ in
        written.withValue { $0.append(list) }
        return list
      })
    let session = try await session("one", BrowserDefaults { client })
    await session.press("Miles")
    #expect(await session.text == "0 in miles by day")
    #expect(written.value == [])
  }

  @Test func `What could not be written is written with the next action`() async throws {
    struct Full: Error {}
    let (isFull, written) = (LockIsolated(true), LockIsolated<[[UInt8]]>([]))
    let client = SessionsClient(
      take: { _, _ in nil }, save: { _, _ in [] }, release: { _ in }, removeOlder: { _ in },
      saveDefaults: { list, _, _ in
        if isFull.value { throw Full() }
        written.withValue { $0.append(list) }
        return list
      })
    let session = try await session("one", BrowserDefaults { client })
    await session.press("Miles")
    #expect(written.value == [])
    isFull.setValue(false)
    await session.press("Add")
    let list = try #require(written.value.last)
    let values = try PropertyListSerialization.propertyList(from: Data(list), format: nil)
    #expect((values as? [String: String])?["units"] == "miles")
  }
}

extension PageSession {
  /// Presses the button with a label.
  fileprivate func press(_ label: String) async {
    let button = page.nodes.values.first { $0.element.role == .button && $0.element.label == label }
    guard let number = button?.element.number else {
      Issue.record("There is no button \(label)")
      return
    }
    await perform(ClientAction(number: applied + 1, seen: 0, step: .press(number)))
  }

  fileprivate var text: String? {
    page.nodes.values.first { $0.element.role == .text }?.element.label
  }
}
