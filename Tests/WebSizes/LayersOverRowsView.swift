import Foundation
import Views

/// Rows with a round button in the lower corner and a remark in the middle, as layers or as
/// overlays.
struct LayersOverRowsView: View {
  let areOverlays: Bool

  var body: some View {
    if areOverlays {
      rows.overlay(alignment: .bottomTrailing) { button }.overlay { remark }
    } else {
      ZStack(alignment: .bottomTrailing) {
        rows
        VStack {
          Spacer()
          remark.frame(maxWidth: .infinity)
          Spacer()
        }
        button
      }
    }
  }

  private var rows: some View { List(0..<60, id: \.self) { Text("Buoy \($0)") } }
  private var remark: some View { Text("Fog") }
  private var button: some View {
    Button("Ring") {}.frame(width: 60, height: 40).background(.yellow, in: Circle()).padding()
  }
}
