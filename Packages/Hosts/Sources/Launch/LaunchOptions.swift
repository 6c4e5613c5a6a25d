public import ArgumentParser
public import Core
public import Effects
import Hosts

/// The flags that every executable of this project takes.
public struct LaunchOptions: ParsableArguments {
  @OptionGroup private var host: HostOptions

  @Option(
    help: """
      Where facts come from: embedded (the default), or a server's base URL, such as \
      http://numbersapi.com.
      """,
    transform: { try NumbersSource($0) }
  )
  public var numbers = NumbersSource.embedded

  public init() {}

  /// Shows a view in the chosen host, with the chosen facts, until the person leaves.
  ///
  /// - Parameter content: Makes the view and its store; what it takes from `@Dependency` is already
  ///   as the flags say.
  /// - Throws: An `ExitCode` unless the person leaves without a failure.
  @MainActor
  public func show(_ content: () -> some View) async throws {
    prepareDependencies { $0.numbers = NumbersClient(source: numbers) }
    let status = await host.run(ViewGraph(content()))
    guard status == 0 else { throw ExitCode(status) }
  }
}
