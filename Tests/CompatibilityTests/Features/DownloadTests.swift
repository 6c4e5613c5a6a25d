import ComposableArchitecture
import Foundation
import Testing

@DependencyClient
struct DownloadClient: Sendable {
  var download: @Sendable (_ url: URL) -> AsyncThrowingStream<Event, any Error> = { _ in
    .finished()
  }

  @CasePathable
  enum Event: Equatable {
    case response(Data)
    case updateProgress(Double)
  }
}

extension DownloadClient: TestDependencyKey {
  static let testValue = Self()
}

extension DependencyValues {
  var downloadClient: DownloadClient {
    get { self[DownloadClient.self] }
    set { self[DownloadClient.self] = newValue }
  }
}

@Reducer
struct DownloadComponent {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    let id: AnyHashable
    var mode: Mode
    let url: URL
  }

  enum Mode: Equatable {
    case downloaded
    case downloading(progress: Double)
    case notDownloaded
    case startingToDownload
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case buttonTapped
    case downloadClient(Result<DownloadClient.Event, any Error>)

    @CasePathable
    enum Alert {
      case deleteButtonTapped
      case stopButtonTapped
      case nevermindButtonTapped
    }
  }

  @Dependency(\.downloadClient) var downloadClient

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.deleteButtonTapped)):
        state.mode = .notDownloaded
        return .none
      case .alert(.presented(.stopButtonTapped)):
        state.mode = .notDownloaded
        return .cancel(id: state.id as! Int)
      case .alert:
        return .none
      case .buttonTapped:
        switch state.mode {
        case .downloaded:
          state.alert = .deletion
          return .none
        case .downloading, .startingToDownload:
          state.alert = .stop
          return .none
        case .notDownloaded:
          state.mode = .startingToDownload
          return .run { [url = state.url] send in
            for try await event in self.downloadClient.download(url: url) {
              await send(.downloadClient(.success(event)), animation: .default)
            }
          } catch: { error, send in
            await send(.downloadClient(.failure(error)), animation: .default)
          }
          .cancellable(id: state.id as! Int)
        }
      default:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    events
  }

  private var events: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .downloadClient(.success(.response)):
        state.mode = .downloaded
        state.alert = nil
        return .none
      case let .downloadClient(.success(.updateProgress(progress))):
        state.mode = .downloading(progress: progress)
        return .none
      case .downloadClient(.failure):
        state.mode = .notDownloaded
        state.alert = nil
        return .none
      default:
        return .none
      }
    }
  }
}

extension AlertState where Action == DownloadComponent.Action.Alert {
  static let deletion = AlertState {
    TextState("Do you want to delete this map from your offline storage?")
  } actions: {
    ButtonState(role: .destructive, action: .send(.deleteButtonTapped, animation: .default)) {
      TextState("Delete")
    }
  }

  static let stop = AlertState {
    TextState("Do you want to stop downloading this map?")
  } actions: {
    ButtonState(role: .destructive, action: .stopButtonTapped) {
      TextState("Stop")
    }
    ButtonState(role: .cancel) {
      TextState("Nevermind")
    }
  }
}

@MainActor
struct DownloadTests {
  let download = AsyncThrowingStream.makeStream(of: DownloadClient.Event.self)
  let url = URL(string: "https://maps.example")!

  func makeStore() -> TestStoreOf<DownloadComponent> {
    TestStore(
      initialState: DownloadComponent.State(alert: nil, id: 1, mode: .notDownloaded, url: url)
    ) {
      DownloadComponent()
    } withDependencies: {
      $0.downloadClient.download = { @Sendable _ in self.download.stream }
    }
  }

  @Test func progressIsShownUntilTheFileIsThere() async {
    let store = makeStore()
    await store.send(.buttonTapped) { $0.mode = .startingToDownload }
    download.continuation.yield(.updateProgress(0.2))
    await store.receive(\.downloadClient.success.updateProgress, 0.2) {
      $0.mode = .downloading(progress: 0.2)
    }
    download.continuation.yield(.response(Data()))
    download.continuation.finish()
    await store.receive(\.downloadClient.success.response) { $0.mode = .downloaded }
  }

  @Test func stoppingCancelsTheDownload() async {
    let store = makeStore()
    await store.send(.buttonTapped) { $0.mode = .startingToDownload }
    await store.send(.buttonTapped) {
      $0.alert = AlertState {
        TextState("Do you want to stop downloading this map?")
      } actions: {
        ButtonState(role: .destructive, action: .send(.stopButtonTapped)) { TextState("Stop") }
        ButtonState(role: .cancel) { TextState("Nevermind") }
      }
    }
    await store.send(\.alert.stopButtonTapped) {
      $0.alert = nil
      $0.mode = .notDownloaded
    }
  }

  @Test func aFailedDownloadCanBeTriedAgain() async {
    let store = makeStore()
    await store.send(.buttonTapped) { $0.mode = .startingToDownload }
    download.continuation.finish(throwing: FactError())
    await store.receive(\.downloadClient.failure) { $0.mode = .notDownloaded }
  }
}
