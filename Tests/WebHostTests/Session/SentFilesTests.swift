import Foundation
import Testing
import Views

@testable import WebHost

/// Files that people send to a session, and fetch from one.
@Suite struct SentFilesTests {
  struct LoadView: View {
    @State private var isLoading = true
    @State private var text = "nothing"
    var body: some View {
      Text("Read: \(text)")
        .fileImporter(isPresented: $isLoading, allowedContentTypes: [.plainText]) { result in
          text = (try? result.get()).flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "-"
        }
    }
  }

  struct SaveView: View {
    @State private var isSaving = true
    @State private var said = "nothing"
    var body: some View {
      Text("Saved: \(said)")
        .fileExporter(isPresented: $isSaving, item: "salt", defaultFilename: "note") {
          said = (try? $0.get())?.lastPathComponent ?? "-"
        }
    }
  }

  private func session(_ view: @escaping @Sendable () -> some View & SendableMetatype) async throws
    -> PageSession
  {
    let views = ServedViews { actor, _ in
      ServedSession(views: ViewGraph(isolation: actor, view()))
    }
    let session = PageSession(
      id: "id", client: Client(browser: "browser"), views: views, writer: nil)
    try await session.begin(with: nil)
    return session
  }

  private func upload(in session: PageSession) async throws -> UInt64 {
    try #require(await session.number { $0.traits.fileRequest != nil })
  }

  @Test func `A file that was sent is read by the views`() async throws {
    let session = try await session { LoadView() }
    let number = try await upload(in: session)
    #expect(await session.html.contains(#"type="file" name="u\#(number)" accept=".txt,.text"#))
    await session.hand([MultipartForm.File(name: "log.txt", bytes: Data("calm".utf8))], to: number)
    #expect(await session.html.contains("Read: calm"))
  }

  @Test func `A page never names a file of the server's`() async throws {
    let session = try await session { LoadView() }
    let number = try await upload(in: session)
    await session.perform(
      ClientAction(number: 1, seen: 0, step: .edit(number, "/etc/hostname")))
    #expect(await session.html.contains("Read: nothing"))
    #expect(await session.html.contains(#"type="file""#))
    #expect(await session.notices.isEmpty)
    // Elements that take no files get none.
    await session.hand([MultipartForm.File(name: "log.txt", bytes: Data())], to: number + 1)
    #expect(await session.html.contains("Read: nothing"))
  }

  @Test func `What the server does by itself is no action of the page`() async throws {
    let session = try await session { LoadView() }
    await session.hand([], to: try await upload(in: session))
    #expect(await session.applied == 0)
    #expect(await session.html.contains("Nothing is chosen."))
  }

  @Test func `Files that do not come are told of in the dialog`() async throws {
    let session = try await session { LoadView() }
    await session.refuseFiles { "Too large." }
    #expect(await session.html.contains("Too large."))
    #expect(await session.html.contains(#"type="file""#))
  }

  @Test func `A file to fetch has a name that nobody can guess`() async throws {
    let session = try await session { SaveView() }
    let link = try #require(await session.number { $0.traits.fileOffer != nil })
    let token = try #require(await session.element(link)?.traits.fileOffer?.token)
    #expect(await session.html.contains(#"href="/~offer/\#(link)-\#(token)" download="note.txt""#))
    await session.press(link)
    await session.press(try #require(await session.number { $0.label == "Done" }))
    #expect(await session.html.contains("Saved: note.txt"))
  }

  @Test func `Only the last files are kept, each under its name`() throws {
    let folder = UploadFolder()
    let first = try folder.keep([
      .init(name: "a.txt", bytes: Data("1".utf8)), .init(name: "a.txt", bytes: Data("2".utf8)),
    ])
    #expect(first.map(\.lastPathComponent) == ["a.txt", "2 a.txt"])
    #expect(try Data(contentsOf: first[1]) == Data("2".utf8))
    let files = FileManager.default
    let mode = try files.attributesOfItem(atPath: first[0].deletingLastPathComponent().path)
    #expect(mode[.posixPermissions] as? Int == 0o700)
    var last: [URL] = []
    for _ in 0..<UploadFolder.kept { last = try folder.keep([.init(name: "b", bytes: Data())]) }
    #expect(!files.fileExists(atPath: first[0].path))
    #expect(files.fileExists(atPath: last[0].path))
    folder.removeAll()
    #expect(!files.fileExists(atPath: last[0].path))
  }

  @Test func `No more files are on their way at once than may be`() async {
    let gate = UploadGate(limit: 2, perAddress: 1)
    let taken = await gate.pass(from: "a") {
      let same = await gate.pass(from: "a") { true }
      let other = await gate.pass(from: "b") { await gate.pass(from: "c") { true } }
      return (same, other)
    }
    #expect(taken?.0 == nil)
    #expect(taken?.1 == .some(nil))
    #expect(await gate.pass(from: "a") { true } == true)
  }
}

extension PageSession {
  fileprivate var html: String { page.html }

  fileprivate func number(where isMeant: @Sendable (Element) -> Bool) -> UInt64? {
    page.nodes.first { isMeant($0.value.element) }?.key
  }
}
