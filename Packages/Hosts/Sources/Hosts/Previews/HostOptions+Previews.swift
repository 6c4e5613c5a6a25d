import CoreArchitecture
@_spi(Hosts) import CoreViews
import HostStreams

extension HostOptions {
  /// Shows the previews of the program's views; returns the exit status for the process.
  ///
  /// The plain host shows them one under the other; the terminal lists them, each on a screen of
  /// its own.
  @MainActor
  public func showPreviews() async -> Int32 {
    let previews = Preview.all
    guard !previews.isEmpty else {
      StandardStream.write(
        "There are no previews in this program; write `#Preview { … }` beside a view.\n",
        to: StandardStream.error)
      return 1
    }
    switch kind ?? .automatic {
    case .plain:
      for preview in previews {
        let session = ViewGraph(preview.content)
        StandardStream.write(
          "# \(preview.title)\n\(session.root.plainText)\n\n", to: StandardStream.output)
        session.close()
      }
      return 0
    default: return await run(ViewGraph(PreviewList(previews: previews)))
    }
  }
}

/// The previews to choose from.
private struct PreviewList: View {
  let previews: [Preview]

  var body: some View {
    NavigationStack {
      List(previews.indices, id: \.self) { index in
        NavigationLink(previews[index].title) {
          previews[index].view.navigationTitle(previews[index].title)
        }
      }
      .navigationTitle(hostText("Previews"))
    }
  }
}
