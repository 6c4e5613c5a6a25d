public import ArgumentParser
@_spi(Hosts) import CoreViews
public import Effects
import Hosts
public import Views

/// The flags that every executable of this project takes.
public struct LaunchOptions: ParsableArguments {
  @OptionGroup private var host: HostOptions

  @Option(
    name: .customLong("numbers"),
    help: .inLanguage(
      "Where facts come from: embedded, or a server's base URL, such as http://numbersapi.com."))
  private var numbersText = "embedded"

  /// Creates flags without values, for ArgumentParser to fill.
  public init() {}

  /// The source of facts that `--numbers` names; throws if it is neither a known one nor a URL.
  public var numbers: NumbersSource {
    get throws(NumbersError) { try NumbersSource(numbersText) }
  }

  /// Checks the URL here, because the parser's own message would print all of it, perhaps with a
  /// password.
  public func validate() throws {
    do {
      _ = try numbers
    } catch {
      throw ValidationError("\(error)")
    }
  }

  /// Whether the program serves browsers, with a session for each page.
  public var isServer: Bool { host.kind == .web }

  /// Shows a view in the chosen host, with the chosen facts, until the person leaves.
  ///
  /// - Parameter content: Makes the view and its store, with dependencies already set by the flags;
  ///   for browsers it does so for each session.
  /// - Throws: An `ExitCode` unless the person leaves without a failure.
  @MainActor
  public func show(
    _ content: @escaping @Sendable () -> some View & SendableMetatype
  ) async throws {
    try prepare()
    if host.showsPreviews { return try await showPreviews() }
    try check(await host.show(content))
  }

  /// Shows an app in the chosen host, with the chosen facts, until the person leaves.
  ///
  /// Throws an `ExitCode` unless the person leaves without a failure.
  @MainActor
  func show<Program: App>(_ program: Program.Type) async throws {
    if try await isExplored({ Program().body._served }) { return }
    try prepare()
    if host.showsPreviews { return try await showPreviews() }
    if isServer {
      return try check(await host.serve(ServedViews(of: program, opening: nil)))
    }
    try check(await host.run(host.session { AppView(Program()) }))
  }

  /// Shows the view of a store in the chosen host, with the chosen facts, until the person leaves.
  ///
  /// - Parameters:
  ///   - isRestored: Whether an earlier session has left the state, which `onRestore` then tells.
  ///   - store: Makes the store; for browsers it does so for each session.
  ///   - view: Makes the view of the store.
  ///   - leaving: Called when the person has left; never for a browser, which may come back.
  /// - Throws: An `ExitCode` unless the person leaves without a failure.
  @MainActor
  public func show<State: SendableMetatype, Action, Content: View & SendableMetatype>(
    isRestored: Bool = false, store: @escaping @Sendable () -> Store<State, Action>,
    view: @escaping @Sendable (Store<State, Action>) -> Content,
    leaving: @MainActor (Store<State, Action>) async -> Void
  ) async throws {
    if try await isExplored({ ServedViews(of: store, view: view) }) { return }
    if isServer { return try await show { view(store()) } }
    try prepare()
    if host.showsPreviews { return try await showPreviews() }
    var made: Store<State, Action>?
    let session = host.session(isRestored: isRestored) {
      let store = store()
      made = store
      return view(store)
    }
    let status = await host.run(session)
    if let made { await leaving(made) }
    try check(status)
  }

  /// Shows the previews of the program's views in the chosen host until the person leaves.
  ///
  /// Throws an `ExitCode` unless that is without a failure.
  @MainActor
  public func showPreviews() async throws { try check(await host.showPreviews()) }

  var showsPreviews: Bool { host.showsPreviews }

  /// Explores views, if that was asked for, in place of showing them.
  ///
  /// Throws an `ExitCode` if something breaks.
  @MainActor
  func isExplored(_ views: () -> ServedViews?) async throws -> Bool {
    guard let status = await host.explored(views) else { return false }
    try check(status)
    return true
  }

  func prepare() throws {
    let source = try numbers
    prepareDependencies {
      $0.numbersSource = source
      $0.numbers = NumbersClient(source: source)
    }
  }

  func check(_ status: Int32) throws {
    guard status == 0 else { throw ExitCode(status) }
  }

  var hostOptions: HostOptions { host }
}

extension LaunchOptions {
  /// Serves a feature to browsers, whose sessions outlive the process.
  ///
  /// - Parameters:
  ///   - initial: The state of a person who is new.
  ///   - place: Returns the place for the address bar, such as `/tab/b`; nil if it shows none.
  ///   - open: Goes to a place; throws what is wrong with it, in words for a person.
  ///   - store: Makes the store of a session.
  ///   - view: Makes the view of the store.
  /// - Throws: An `ExitCode` unless the server ends as it was told to.
  @MainActor
  public func serve<State: Codable & SendableMetatype, Action, Content: View & SendableMetatype>(
    _ initial: @escaping @Sendable () -> State,
    place: (@Sendable (State) -> String)? = nil,
    open: @escaping @Sendable (String, inout State) throws -> Void = { place, _ in
      throw SessionRefusal.onlyStart(instead: place)
    },
    store: @escaping @Sendable (State) -> Store<State, Action>,
    view: @escaping @Sendable (Store<State, Action>) -> Content
  ) async throws {
    try prepare()
    if showsPreviews { return try await showPreviews() }
    let views = ServedViews(keeping: initial, place: place, open: open, store: store, view: view)
    try check(await hostOptions.serve(views))
  }
}
