import ComposableArchitecture
import Foundation
import Testing

@DependencyClient
struct SocketClient: Sendable {
  // Unchecked: made from Sendable values only.
  struct ID: Hashable, @unchecked Sendable {
    let rawValue: AnyHashable
    init<RawValue: Hashable & Sendable>(_ rawValue: RawValue) { self.rawValue = rawValue }
    init() {
      struct RawValue: Hashable, Sendable {}
      self.rawValue = RawValue()
    }
  }

  @CasePathable
  enum Action {
    case didOpen(protocol: String?)
    case didClose(code: Int, reason: Data?)
  }

  @CasePathable
  enum Message: Equatable {
    case data(Data)
    case string(String)
  }

  var open: @Sendable (_ id: ID, _ url: URL, _ protocols: [String]) async -> AsyncStream<Action> =
    { _, _, _ in .finished }
  var receive: @Sendable (_ id: ID) async throws -> AsyncStream<Result<Message, any Error>>
  var send: @Sendable (_ id: ID, _ message: Message) async throws -> Void
  var sendPing: @Sendable (_ id: ID) async throws -> Void
}

extension SocketClient: TestDependencyKey {
  static let testValue = Self()
}

extension DependencyValues {
  var webSocket: SocketClient {
    get { self[SocketClient.self] }
    set { self[SocketClient.self] = newValue }
  }
}

@Reducer
struct WebSocket {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var isConnected = false
    var messageToSend = ""
    var receivedMessages: [String] = []
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case connectButtonTapped
    case receivedSocketMessage(Result<SocketClient.Message, any Error>)
    case sendButtonTapped
    case sendResponse(didSucceed: Bool)
    case webSocket(SocketClient.Action)
    enum Alert: Equatable {}
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.webSocket) var webSocket

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .alert:
        return .none
      case .connectButtonTapped:
        return .run { send in
          let actions = await webSocket.open(
            id: SocketClient.ID(), url: URL(string: "wss://echo.example")!, protocols: [])
          await withThrowingTaskGroup(of: Void.self) { group in
            for await action in actions {
              await send(.webSocket(action))
              switch action {
              case .didOpen:
                group.addTask {
                  while !Task.isCancelled {
                    try await clock.sleep(for: .seconds(10))
                    try? await webSocket.sendPing(id: SocketClient.ID())
                  }
                }
                group.addTask {
                  for await result in try await webSocket.receive(id: SocketClient.ID()) {
                    await send(.receivedSocketMessage(result))
                  }
                }
              case .didClose:
                return
              }
            }
          }
        }
      default:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    messages
  }

  private var messages: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case let .receivedSocketMessage(.success(message)):
        if case let .string(string) = message { state.receivedMessages.append(string) }
        return .none
      case .receivedSocketMessage(.failure):
        return .none
      case .sendButtonTapped:
        let message = state.messageToSend
        state.messageToSend = ""
        return .run { send in
          try await webSocket.send(id: SocketClient.ID(), message: .string(message))
          await send(.sendResponse(didSucceed: true))
        } catch: { _, send in
          await send(.sendResponse(didSucceed: false))
        }
      case .sendResponse(didSucceed: false):
        state.alert = AlertState {
          TextState("Could not send socket message. Connect to the server first, and try again.")
        }
        return .none
      case .sendResponse(didSucceed: true):
        return .none
      case .webSocket(.didClose):
        state.isConnected = false
        return .none
      case .webSocket(.didOpen):
        state.isConnected = true
        state.receivedMessages.removeAll()
        return .none
      default:
        return .none
      }
    }
  }
}

@MainActor
struct WebSocketTests {
  @Test func aConversationOverASocket() async {
    let actions = AsyncStream.makeStream(of: SocketClient.Action.self)
    let messages = AsyncStream.makeStream(of: Result<SocketClient.Message, any Error>.self)
    let store = TestStore(initialState: WebSocket.State()) {
      WebSocket()
    } withDependencies: {
      $0.continuousClock = TestClock()
      $0.webSocket.open = { @Sendable _, _, _ in actions.stream }
      $0.webSocket.receive = { @Sendable _ in messages.stream }
      $0.webSocket.send = { @Sendable _, _ in }
      $0.webSocket.sendPing = { @Sendable _ in try await Task.never() }
    }
    let connection = await store.send(.connectButtonTapped)
    actions.continuation.yield(.didOpen(protocol: nil))
    await store.receive(\.webSocket.didOpen) { $0.isConnected = true }
    messages.continuation.yield(.success(.string("Welcome")))
    await store.receive(\.receivedSocketMessage.success.string, "Welcome") {
      $0.receivedMessages = ["Welcome"]
    }
    actions.continuation.yield(.didClose(code: 0, reason: nil))
    actions.continuation.finish()
    messages.continuation.finish()
    await store.receive(\.webSocket.didClose) { $0.isConnected = false }
    await connection.cancel()
  }

  @Test func aFailedSendIsToldInAnAlert() async {
    let store = TestStore(initialState: WebSocket.State(messageToSend: "Hi")) {
      WebSocket()
    } withDependencies: {
      $0.webSocket.send = { @Sendable _, _ in throw FactError() }
    }
    await store.send(.sendButtonTapped) { $0.messageToSend = "" }
    await store.receive(\.sendResponse) {
      $0.alert = AlertState {
        TextState("Could not send socket message. Connect to the server first, and try again.")
      }
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }
}
