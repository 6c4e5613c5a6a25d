import Effects
import Foundation
import Testing
import Views

@testable import WebHost

@Suite
struct PageSessionTests {
  @Reducer
  struct Note {
    @ObservableState
    struct State: Codable, Equatable {
      var text = ""
      var count = 0
    }
    enum Action { case typed(String), increment }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .typed(let text): state.text = text.lowercased()
        case .increment: state.count += 1
        }
        return .none
      }
    }
  }

  struct NoteView: View {
    @Bindable var store: StoreOf<Note>
    var body: some View {
      TextField("Text", text: $store.text.sending(\.typed))
      Text("\(store.count)")
      Button("Increment") { store.send(.increment) }
    }
  }

  static let views = ServedViews(isKept: true) { actor, start in
    let state = try start.archived.map {
      try JSONDecoder().decode(Note.State.self, from: Data($0))
    }
    let store = Store(initialState: state ?? Note.State()) { Note() }
    return ServedSession(
      views: ViewGraph(isolation: actor, NoteView(store: store)),
      archived: { Array(try JSONEncoder().encode(store.withState { $0 })) })
  }

  @Test func `A session of an app runs on the main actor`() async throws {
    let views = ServedViews(isOnMainActor: true) { actor, _ in
      MainActor.preconditionIsolated()
      let store = Store(initialState: Note.State()) { Note() }
      return ServedSession(views: ViewGraph(isolation: actor, NoteView(store: store)))
    }
    let session = PageSession(
      id: "id", client: Client(browser: "browser"), views: views, writer: nil)
    try await session.begin(with: nil)
    await session.perform(press(1, number(of: .button, in: session)))
    #expect(await session.html.contains(">1<"))
  }

  /// What was saved, in memory.
  private let saved = LockIsolated<[StoredSession]>([])

  private func session() async throws -> PageSession {
    let saved = saved
    let client = SessionsClient(
      take: { id, _ in saved.value.last { $0.id == id } },
      save: { sessions, _ in
        saved.withValue { $0 += sessions }
        return []
      }, release: { _ in }, removeOlder: { _ in })
    let session = PageSession(
      id: "id", client: Client(browser: "browser"), views: Self.views,
      writer: SessionWriter(client, owner: "me"))
    try await session.begin(with: saved.value.last)
    return session
  }

  private func number(of role: Element.Role, in session: PageSession) async -> UInt64 {
    await session.number(of: role)
  }

  private func press(_ number: UInt64, _ button: UInt64) -> ClientAction {
    ClientAction(number: number, seen: 0, step: .press(button))
  }

  @Test func `An action is stored before it is acknowledged`() async throws {
    let session = try await session()
    let queue = OutboundQueue(page: "p")
    await session.attach(queue, epoch: session.epoch, seen: 0)
    await session.perform(press(1, number(of: .button, in: session)))
    #expect(saved.value.map(\.applied) == [1])
    let text = await number(of: .text, in: session)
    var frames = queue.frames.makeAsyncIterator()
    #expect(await frames.next() == "[0,0]")
    #expect(await frames.next() == #"[1,1,"t",\#(text),"1"]"#)
  }

  @Test func `An action that comes twice is carried out once`() async throws {
    let session = try await session()
    let button = await number(of: .button, in: session)
    for number in [1, 1, 2, 2, 1] as [UInt64] { await session.perform(press(number, button)) }
    #expect(await session.state == Note.State(count: 2))
  }

  @Test func `A gap is not carried out, and leads to the whole page`() async throws {
    let session = try await session()
    let queue = OutboundQueue(page: "p")
    await session.attach(queue, epoch: session.epoch, seen: 0)
    await session.perform(press(3, number(of: .button, in: session)))
    #expect(await session.state == Note.State(count: 0))
    var frames = queue.frames.makeAsyncIterator()
    #expect(await frames.next() == "[0,0]")
    #expect(await frames.next()?.hasPrefix(#"[1,0,"w","id""#) == true)
  }

  struct RowsView: View {
    @State private var count = 1_500
    var body: some View {
      Button("Clear") { count = 0 }
      ForEach(0..<count, id: \.self) { Text("Row \($0)") }
    }
  }

  @Test func `A page from which more goes than there are steps for is sent whole`() async throws {
    let views = ServedViews { actor, _ in
      ServedSession(views: ViewGraph(isolation: actor, RowsView()))
    }
    let session = PageSession(
      id: "id", client: Client(browser: "browser"), views: views, writer: nil)
    try await session.begin(with: nil)
    let queue = OutboundQueue(page: "p")
    await session.attach(queue, epoch: session.epoch, seen: 0)
    await session.perform(press(1, number(of: .button, in: session)))
    var frames = queue.frames.makeAsyncIterator()
    #expect(await frames.next() == "[0,0]")
    let frame = try #require(await frames.next())
    #expect(frame.hasPrefix(#"[1,1,"w","id""#))
    #expect(frame.contains("Clear") && !frame.contains("Row 7"))
  }

  @Test func `A session that begins again goes on counting`() async throws {
    let first = try await session()
    await first.perform(press(1, number(of: .button, in: first)))
    let second = try await session()
    #expect(await second.state == Note.State(count: 1))
    let button = await number(of: .button, in: second)
    await second.perform(press(1, button))
    #expect(await second.state == Note.State(count: 1))
    await second.perform(press(2, button))
    #expect(await second.state == Note.State(count: 2))
  }

  @Test func `A page of another graph gets the whole page, one of this what it missed`()
    async throws
  {
    let session = try await session()
    await session.perform(press(1, number(of: .button, in: session)))
    let text = await number(of: .text, in: session)
    let same = OutboundQueue(page: "p")
    await session.attach(same, epoch: session.epoch, seen: 0)
    var frames = same.frames.makeAsyncIterator()
    #expect(await frames.next() == #"[1,1,"t",\#(text),"1"]"#)
    #expect(await frames.next() == "[1,1]")
    let other = OutboundQueue(page: "q")
    await session.attach(other, epoch: "old", seen: 9)
    var others = other.frames.makeAsyncIterator()
    #expect(await others.next()?.hasPrefix(#"[1,1,"w","id""#) == true)
    // The page that was there before is let go.
    #expect(await frames.next() == nil)
  }

  @Test func `A page that came back before its old connection ended goes on hearing`()
    async throws
  {
    let session = try await session()
    let (old, new) = (OutboundQueue(page: "p"), OutboundQueue(page: "p"))
    await session.attach(old, epoch: session.epoch, seen: 0)
    await session.attach(new, epoch: session.epoch, seen: 0)
    await session.detach(old)
    await session.perform(press(1, number(of: .button, in: session)))
    var frames = new.frames.makeAsyncIterator()
    #expect(await frames.next() == "[0,0]")
    #expect(await frames.next()?.hasPrefix("[1,1,") == true)
  }

  @Test func `A field that changes what was typed says so, and nothing else does`() async throws {
    let session = try await session()
    let field = await number(of: .textField, in: session)
    let queue = OutboundQueue(page: "p")
    await session.attach(queue, epoch: session.epoch, seen: 0)
    await session.perform(ClientAction(number: 1, seen: 0, step: .edit(field, "ab")))
    await session.perform(ClientAction(number: 2, seen: 0, step: .edit(field, "abC")))
    var frames = queue.frames.makeAsyncIterator()
    #expect(await frames.next() == "[0,0]")
    #expect(await frames.next() == "[1,1]")
    #expect(await frames.next() == #"[2,2,"a","v\#(field)","value","abc"]"#)
  }

  @Test func `A form carries out what differs, then the button`() async throws {
    let session = try await session()
    let (field, button) = await (
      number(of: .textField, in: session), number(of: .button, in: session)
    )
    let form = PageForm("s=id&f\(field)=typed&p=\(button)")
    await session.perform(await session.steps(of: form))
    #expect(await session.state == Note.State(text: "typed", count: 1))
  }

  @Test func `A page that does not read is cut off`() async throws {
    let queue = OutboundQueue(page: "p")
    for _ in 0...OutboundQueue.capacity { queue.push("x") }
    #expect(await queue.frames.reduce(0) { count, _ in count + 1 } == OutboundQueue.capacity)
  }
}

extension PageSession {
  /// The number of the first element of a role.
  func number(of role: Element.Role) -> UInt64 {
    page.nodes.values.map(\.element).filter { $0.role == role }.map(\.number).min() ?? 0
  }

  fileprivate var html: String { page.html }

  fileprivate var state: PageSessionTests.Note.State? {
    guard let bytes = try? served?.archived?() else { return nil }
    return try? JSONDecoder().decode(PageSessionTests.Note.State.self, from: Data(bytes))
  }
}
