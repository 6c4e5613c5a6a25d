@_spi(Hosts) import CoreViews
import Foundation

/// A preview in light above the same in dark; of one that would take all of the page, only a button.
struct PreviewCards: View {
  let entry: PreviewGroup.Entry
  let isModal: Bool
  let showAlone: () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: entry.preview.title).font(.headline)
      if isModal {
        Button(hostText("Show it alone"), action: showAlone).buttonStyle(.bordered)
      } else {
        card(.light)
        card(.dark)
      }
    }
    .frame(maxWidth: width)
  }

  private var width: CGFloat {
    if case .fixed(let width, _) = entry.preview.layout { width + 2 } else { PreviewCard.width }
  }

  private func card(_ scheme: ColorScheme) -> some View {
    PreviewCard(preview: entry.preview, scheme: scheme)
      .overlay {
        Button(action: showAlone) { Color.clear }
          .accessibilityLabel("\(hostText("Show it alone")): \(entry.preview.title)")
      }
  }
}
