import ComposableArchitecture
import Foundation
import Testing

@DependencyClient
private struct APIClient: Sendable {
  var fetchUser: @Sendable (_ id: Int) async throws -> String
  var save: @Sendable (_ name: String, _ at: Date) async throws -> Void
  var isEnabled: @Sendable () -> Bool = { false }
  var names: @Sendable () -> [String] = { [] }
  var log: @Sendable (_ message: String) -> Void
  @DependencyEndpoint(method: "update")
  var updateUser: @Sendable (_ id: Int, _ body: (inout String) -> Void) throws -> String
  var stream: @Sendable () -> AsyncStream<Int> = { .never }
  @DependencyEndpointIgnored
  var ignored: @Sendable () -> Int
  let version: Int = 1
}

extension APIClient: TestDependencyKey {
  static let previewValue = APIClient(
    fetchUser: { "preview \($0)" }, save: { _, _ in }, isEnabled: { true }, names: { [] },
    log: { _ in }, updateUser: { _, _ in "" }, stream: { .finished }, ignored: { 0 })
  static let testValue = APIClient(ignored: { 42 })
}

private struct Flag: DependencyKey {
  static let liveValue = "live"
  static let previewValue = "preview"
  static let testValue = "test"
}

private struct NoTestValue: DependencyKey {
  static let liveValue = 1
}

extension DependencyValues {
  fileprivate var api: APIClient {
    get { self[APIClient.self] }
    set { self[APIClient.self] = newValue }
  }
  fileprivate var flag: String {
    get { self[Flag.self] }
    set { self[Flag.self] = newValue }
  }
}

private final class Model {
  @Dependency(\.flag) var flag
  @Dependency(APIClient.self) var api
  func child() -> Model { withDependencies(from: self) { Model() } }
}

struct DependencyTests {
  @Test func contextsChooseTheValue() {
    @Dependency(\.flag) var flag
    @Dependency(\.context) var context
    #expect(context == .test)
    #expect(flag == "test")
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(flag == "live")
    }
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(flag == "preview")
    }
    withDependencies {
      $0.flag = "mine"
    } operation: {
      #expect(flag == "mine")
      withDependencies {
        $0.flag += "!"
      } operation: {
        #expect(flag == "mine!")
      }
    }
  }

  @Test func builtInsAreOverridden() {
    let now = Date(timeIntervalSince1970: 1_234)
    withDependencies {
      $0.date.now = now
      $0.uuid = .incrementing
      $0.calendar = Calendar(identifier: .gregorian)
      $0.locale = Locale(identifier: "ko_KR")
      $0.timeZone = TimeZone(secondsFromGMT: 0)!
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Constant())
      $0.continuousClock = ImmediateClock()
      $0.suspendingClock = TestClock()
    } operation: {
      @Dependency(\.date) var date
      @Dependency(\.date.now) var dateNow
      @Dependency(\.uuid) var uuid
      @Dependency(\.calendar) var calendar
      @Dependency(\.locale) var locale
      @Dependency(\.timeZone) var timeZone
      @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
      #expect(date() == now && date.now == now && dateNow == now)
      #expect(uuid() == UUID(0) && uuid() == UUID(1))
      #expect(uuid().uuidString == "00000000-0000-0000-0000-000000000002")
      #expect(calendar.identifier == .gregorian)
      #expect(locale.identifier == "ko_KR")
      #expect(timeZone.secondsFromGMT() == 0)
      #expect(withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) } == 1)
    }
    struct Constant: RandomNumberGenerator, Sendable { func next() -> UInt64 { 1 << 40 } }
  }

  @Test func clientsAreCalledByTheirLabels() async throws {
    let client = withDependencies {
      $0.api.fetchUser = { "user \($0)" }
      $0.api.updateUser = { id, update in
        var name = "user \(id)"
        update(&name)
        return name
      }
    } operation: {
      Model().api
    }
    let name = try await client.fetchUser(id: 3)
    #expect(name == "user 3")
    let updated = try client.update(id: 1) { $0 += "!" }
    #expect(updated == "user 1!")
    #expect(client.ignored() == 42)
    #expect(client.version == 1)
  }

  @Test func unimplementedEndpointsSayWhichTheyAre() async {
    @Dependency(\.api) var api
    await withKnownIssue {
      await #expect(throws: (any Error).self) { try await api.fetchUser(id: 1) }
    } matching: {
      $0.description.contains("APIClient.fetchUser")
    }
    withKnownIssue { #expect(!api.isEnabled()) }
    withKnownIssue { api.log(message: "Hi") }
  }

  @Test func aMissingTestValueIsReported() {
    withKnownIssue {
      @Dependency(NoTestValue.self) var value
      _ = value
    }
  }

  @Test func modelsHandTheirDependenciesOn() {
    let model = withDependencies {
      $0.flag = "parent"
    } operation: {
      Model()
    }
    #expect(model.flag == "parent")
    #expect(model.child().flag == "parent")
    let changed = withDependencies(from: model) {
      $0.flag = "child"
    } operation: {
      Model()
    }
    #expect(changed.flag == "child")
  }

  @Test func escapingWorkTakesItsDependenciesAlong() async {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    withDependencies {
      $0.flag = "escaped"
    } operation: {
      withEscapedDependencies { dependencies in
        Thread.detachNewThread {
          dependencies.yield {
            @Dependency(\.flag) var flag
            continuation.yield(flag)
          }
        }
      }
    }
    #expect(await stream.first { _ in true } == "escaped")
  }

  @Test func tasksInheritDependencies() async {
    let value = await withDependencies {
      $0.flag = "task"
    } operation: {
      await Task {
        @Dependency(\.flag) var flag
        return flag
      }.value
    }
    #expect(value == "task")
  }

  @Test func valuesAreReadWithoutAWrapper() {
    let value = withDependencies {
      $0[Flag.self] = "subscript"
    } operation: {
      DependencyValues._current[Flag.self]
    }
    #expect(value == "subscript")
  }
}

@MainActor
struct ReducerDependencyTests {
  @Reducer
  struct Feature {
    struct State: Equatable { var text = "" }
    enum Action: Equatable { case read, response(String) }
    @Dependency(\.flag) fileprivate var flag
    @Dependency(\.api) fileprivate var api
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .read:
          state.text = flag
          return .run { send in
            await send(.response("\(flag) \(api.names())"))
          }
        case .response(let text):
          state.text = text
          return .none
        }
      }
    }
  }

  @Test func reducersOverrideDependencies() async {
    let store = TestStore(initialState: Feature.State()) {
      Feature()
        .dependency(\.flag, "reducer")
        .transformDependency(\.api) { $0.names = { ["Mara"] } }
        .transformDependency(\.self) { $0.flag += "?" }
    }
    await store.send(.read) { $0.text = "reducer" }
    await store.receive(.response(#"reducer ["Mara"]"#)) { $0.text = #"reducer ["Mara"]"# }
  }

  @Test func aKeyThatIsItsValueIsOverriddenByType() async {
    var client = APIClient(ignored: { 0 })
    client.names = { ["Own"] }
    let store = TestStore(initialState: Feature.State()) {
      Feature().dependency(client)
    }
    store.exhaustivity = .off
    await store.send(.read)
    await store.receive(\.response, #"test ["Own"]"#)
  }
}
