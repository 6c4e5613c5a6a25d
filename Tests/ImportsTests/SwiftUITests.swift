import SwiftUI
import Testing

private struct QuayView: View {
  let opened: Date
  @State private var isLit = false

  var body: some View {
    VStack {
      Text("Open since \(opened.timeIntervalSince1970)")
      Toggle("Light", isOn: $isLit)
    }
  }
}

@Suite struct SwiftUITests {
  @Test func aViewIsWrittenWithTheNamesOfSwiftUI() {
    let view = QuayView(opened: Date(timeIntervalSince1970: 0))
    #expect(view.opened == Date(timeIntervalSince1970: 0))
  }
}
