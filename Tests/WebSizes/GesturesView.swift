import Foundation
import Views

/// What is dragged, tapped at a place, tapped twice, held, and pressed by keys; a line says the
/// last.
struct GesturesView: View {
  @GestureState private var shift = CGSize.zero
  @State private var log = "nothing"
  @State private var taps = 0

  var body: some View {
    VStack(spacing: 16) {
      Text(log)
      RoundedRectangle(cornerRadius: 16)
        .fill(.blue)
        .frame(width: 120, height: 80)
        .overlay { Button("Pick") { log = "picked" } }
        .offset(shift)
        .gesture(
          DragGesture()
            .updating($shift) { value, shift, _ in shift = value.translation }
            .onEnded { log = "dragged \(Int($0.translation.width)) \(Int($0.translation.height))" })
      Text("Spot")
        .frame(width: 200, height: 80)
        .background(.yellow)
        .onTapGesture { log = "spot \(Int($0.x.rounded())) \(Int($0.y.rounded()))" }
      Text("Twice \(taps)")
        .padding()
        .onTapGesture(count: 2) { log = "twice" }
        .onTapGesture { taps += 1 }
      Text("Stay")
        .padding()
        .onLongPressGesture(minimumDuration: 0.3) { log = "stayed" }
      Text("Pad")
        .padding()
        .focusable()
        .onKeyPress(.leftArrow) {
          log = "left"
          return .handled
        }
        .onKeyPress(characters: .decimalDigits) { press in
          log = "digit \(press.characters)"
          return .handled
        }
    }
  }
}
