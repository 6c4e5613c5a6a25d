import CoreArchitecture
@_spi(Hosts) public import CoreViews
import Foundation
import HostStreams
@_spi(Hosts) import ViewsTesting

extension HostOptions {
  /// Explores views in place of showing them, and tells on standard output what was found.
  ///
  /// Returns the exit status for the process, 1 for an order that breaks something; nil if the
  /// command line does not ask for it.
  @MainActor
  public func explored(_ views: () -> ServedViews?) async -> Int32? {
    guard let seconds = explores else { return nil }
    guard let report = await views()?.explored(for: .seconds(seconds)) else {
      StandardStream.write(
        hostText(
          """
          This program cannot be explored: its views make their store by themselves. Write \
          WindowGroup(State()) { … } view: { … }.
          """) + "\n", to: StandardStream.error)
      return 2
    }
    let count = report.orders + report.randomOrders
    if let failure = report.failure {
      StandardStream.write(
        hostText("Something breaks, after \(count) orders of events.") + "\n\n\(failure)\n",
        to: StandardStream.output)
      return 1
    }
    StandardStream.write(
      hostText("Nothing breaks in \(count) orders of events.") + "\n", to: StandardStream.output)
    return 0
  }
}
