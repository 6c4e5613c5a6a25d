public import ArgumentParser
public import Core
public import Effects
import Hosts

/// The flags that every executable of this project takes.
public struct LaunchOptions: ParsableArguments {
  @OptionGroup private var host: HostOptions

  @Option(
    name: .customLong("numbers"),
    help: "Where facts come from: embedded, or a server's base URL, such as http://numbersapi.com.")
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

  /// Shows a view in the chosen host, with the chosen facts, until the person leaves.
  ///
  /// - Parameter content: Makes the view and its store, with dependencies already set by the flags.
  /// - Throws: An `ExitCode` unless the person leaves without a failure.
  @MainActor
  public func show(_ content: () -> some View) async throws {
    let numbers = NumbersClient(source: try numbers)
    prepareDependencies { $0.numbers = numbers }
    let status = await host.run(ViewGraph(content()))
    guard status == 0 else { throw ExitCode(status) }
  }
}
