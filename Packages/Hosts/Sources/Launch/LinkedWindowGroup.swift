import ArgumentParser
import Hosts
public import Views

/// A scene whose state is a place with a URL.
///
/// A ``LaunchedApp`` that has it as its `body` takes two more flags: `--open` begins at a URL, and
/// `--restore` where the program was when it ended. A browser's address bar shows the place.
///
/// ```swift
/// LinkedWindowGroup(scheme: "harbour", Harbour.State()) {
///   Store(initialState: $0) { Harbour() }
/// } view: {
///   HarbourView(store: $0)
/// } url: { $0.url } open: { try $1.open($0) }
/// ```
///
/// Where there is one person the reducer saves the state, with the `archive` client.
public struct LinkedWindowGroup<
  State: Codable & Sendable, Action, Content: View & SendableMetatype
>: LinkedScene {
  private let scheme: String
  private let initial: @Sendable () -> State
  private let store: @Sendable (State) -> Store<State, Action>
  private let view: @Sendable (Store<State, Action>) -> Content
  private let url: @Sendable (State) -> String
  private let open: @Sendable (String, inout State) throws -> Void

  /// Makes the scene.
  ///
  /// - Parameters:
  ///   - scheme: The scheme of the URLs, which an address bar leaves out.
  ///   - initial: The state of a person who is new.
  ///   - store: Makes the store of a session.
  ///   - view: Makes the view of the store.
  ///   - url: Returns the URL of the place that a state shows.
  ///   - open: Goes to the place of a URL; throws what is wrong with it, in words for a person.
  public init(
    scheme: String, _ initial: @autoclosure @escaping @Sendable () -> State,
    store: @escaping @Sendable (State) -> Store<State, Action>,
    @ViewBuilder view: @escaping @Sendable (Store<State, Action>) -> Content,
    url: @escaping @Sendable (State) -> String,
    open: @escaping @Sendable (String, inout State) throws -> Void
  ) {
    self.scheme = scheme
    self.initial = initial
    self.store = store
    self.view = view
    self.url = url
    self.open = open
  }

  /// The views of the store.
  public var body: some Scene { WindowGroup(initial(), store: store, view: view) }

  /// Shows the scene with what the flags say until the person leaves.
  ///
  /// Throws an `ExitCode` unless that is without a failure.
  @MainActor
  public func show(_ options: LaunchOptions, at place: DeepLinkOptions) async throws {
    if options.showsPreviews { return try await options.showPreviews() }
    if try await options.isExplored({ body._served }) { return }
    if options.isServer { return try await serve(options) }
    let state = try place.state(initial(), of: scheme, open: open)
    try await options.show(isRestored: place.restore) { [store] in
      store(state)
    } view: { [view] in
      view($0)
    } leaving: {
      place.end(at: $0.withState(url))
    }
  }

  @MainActor
  private func serve(_ options: LaunchOptions) async throws {
    let prefix = "\(scheme):/"
    try await options.serve(
      initial, place: { [url] in String(url($0).dropFirst(prefix.count)) },
      open: { [open] in try open(prefix + $0, &$1) }, store: store, view: view)
  }
}

/// A scene that can begin at a place; see ``LinkedWindowGroup``.
public protocol LinkedScene: Scene {
  /// Shows the scene with what the flags say until the person leaves.
  ///
  /// Throws an `ExitCode` unless that is without a failure.
  @MainActor
  func show(_ options: LaunchOptions, at place: DeepLinkOptions) async throws
}

extension LaunchedApp where Body: LinkedScene {
  /// Shows the app with what the flags say until the person leaves, and ends the process.
  public static func main() async { await LinkedCommand<Self>.main() }
}

private struct LinkedCommand<Program: LaunchedApp>: AsyncParsableCommand
where Program.Body: LinkedScene {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "\(Program.self)", abstract: Program.summary)
  }

  @OptionGroup var options: LaunchOptions
  @OptionGroup var place: DeepLinkOptions

  @MainActor
  func run() async throws { try await Program().body.show(options, at: place) }
}
