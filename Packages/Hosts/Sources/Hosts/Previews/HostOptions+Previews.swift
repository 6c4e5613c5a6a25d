import CoreArchitecture
@_spi(Hosts) import CoreViews
import HostStreams

extension HostOptions {
  /// Shows the previews of the program's views; returns the exit status for the process.
  ///
  /// The plain host shows them one under the other; the terminal lists them, each on a screen of
  /// its own; and a page shows them side by side, each in light and in dark.
  @MainActor
  public func showPreviews() async -> Int32 {
    let groups = PreviewGroup.all
    guard !groups.isEmpty else {
      StandardStream.write(
        "There are no previews in this program; write `#Preview { … }` beside a view.\n",
        to: StandardStream.error)
      return 1
    }
    switch kind ?? .automatic {
    case .plain:
      for group in groups { group.write() }
      return 0
    case .terminal: return await run(ViewGraph(PreviewList(groups: groups)))
    case .web:
      let modals = PreviewGroup.modals(in: groups)
      return await serve(
        ServedViews(opening: nil) { AnyView(PreviewGallery(groups: groups, modals: modals)) })
    }
  }
}
