import Foundation
import Views

/// A picture in its own size and in others.
struct PicturesView: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    ScrollView {
      picture("Own size")
      picture("High").resizable().scaledToFit().frame(height: 30)
      picture("Stretched").resizable().frame(width: 100, height: 20)
      picture("Wide").resizable().scaledToFit()
      picture("Round").resizable().scaledToFill().frame(width: 40, height: 40).clipShape(Circle())
      picture("Strip").resizable().scaledToFill().frame(height: 50).clipped()
      Text(scheme == .dark ? "By night" : "By day").foregroundStyle(Color("Buoy"))
      Image("nowhere").resizable().frame(width: 60, height: 30)
    }
  }

  private func picture(_ label: String) -> Image { Image("dinghy", label: Text(verbatim: label)) }
}
