import Testing
@_spi(Hosts) import Views

@testable import Hosts

private struct QuayApp: App {
  static let memory = {
    @Dependency(\.defaultInMemoryStorage) var memory
    return memory
  }()
  var body: some Scene {
    WindowGroup { Text(Self.memory == InMemoryStorage() ? "new" : "kept") }
  }
}

/// Apps whose sessions a server makes.
@MainActor
@Suite struct ServedAppTests {
  @Test func whatIsStaticBelongsToNoSession() throws {
    let views = ServedViews(of: QuayApp.self, opening: nil)
    let values = SessionValues { .inMemory }
    try values.asCurrent {
      @Dependency(\.defaultInMemoryStorage) var own
      let session = try views.session(on: MainActor.shared, start: SessionStart())
      #expect(session.views.root.plainText == "kept")
      #expect(QuayApp.memory != own)
      session.views.close()
    }
  }
}
