import Foundation
import Views

/// A padded scroll view below a bar with a picker in its middle: a card that is pressed and has a
/// button of its own.
struct CardsView: View {
  @State private var opened = 0
  @State private var isLiked = false
  @State private var size = 1

  var body: some View {
    ScrollView {
      VStack {
        HStack {
          Text("Opened \(opened)")
          Spacer()
          Button(isLiked ? "Liked" : "Like") { isLiked.toggle() }
        }
        .padding()
        .background(Color.primary, in: RoundedRectangle(cornerRadius: 8))
        .foregroundStyle(.white)
        .onTapGesture { opened += 1 }
      }
      .padding()
    }
    .toolbar {
      ToolbarItem(placement: .principal) {
        Picker("Size", selection: $size) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        .pickerStyle(.segmented)
      }
    }
  }
}
