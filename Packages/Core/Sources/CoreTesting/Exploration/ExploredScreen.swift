/// The screen of a feature that is explored, which shows the state of its store.
@_spi(Views) public protocol ExploredScreen: AnyObject {
  /// Brings it up to date.
  func update()
  /// The steps that it offers to the person, in words that go on from "The person".
  var offers: [String] { get }
  /// Takes one of ``offers``.
  func take(_ number: Int)
  /// A number that is another for what looks otherwise.
  var look: Int { get }
  /// Whether it shows that something is loading.
  var isLoading: Bool { get }
  /// What is on it, as a text.
  var text: String { get }
  /// Closes it, as leaving the app does.
  func close()
}

/// Where the screen of an explored feature is made, and its tasks run.
@_spi(Views) public struct ExploredPlace: Sendable {
  /// The actor of the exploration.
  public let actor: any Actor
  /// What the tasks of the screen are to run on.
  public let tasks: any TaskExecutor
}
