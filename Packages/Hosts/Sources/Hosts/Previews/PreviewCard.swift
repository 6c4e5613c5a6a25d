import CoreViews
import Foundation

/// A preview on a ground of its own, of the size that it asks for.
struct PreviewCard: View {
  static let width: CGFloat = 390
  private static let height: CGFloat = 480

  let preview: Preview
  let scheme: ColorScheme

  var body: some View {
    sized
      .background(scheme == .dark ? Color.black : .white)
      .clipShape(.rect(cornerRadius: 16))
      .colorScheme(scheme)
      .padding(1)
      .background(.gray.opacity(0.4), in: .rect(cornerRadius: 18))
  }

  @ViewBuilder private var sized: some View {
    switch preview.layout {
    case .device: room.frame(maxWidth: .infinity).frame(height: Self.height)
    case .sizeThatFits: preview.view
    case .fixed(let width, let height): room.frame(width: width, height: height)
    }
  }

  private var room: some View { VStack(spacing: 0) { preview.view } }
}
