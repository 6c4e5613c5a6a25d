import Foundation
import Views

/// A log that scrolls between a gauge and a row of flags above it, and a field below it.
struct SizesView: View {
  @State private var entry = ""

  var body: some View {
    VStack {
      GeometryReader { proxy in
        Capsule().fill(.blue).frame(width: proxy.size.width / 2)
          .overlay { Text("\(Int(proxy.size.width.rounded())) wide") }
      }
      .frame(height: 24)
      ScrollView(.horizontal) {
        HStack {
          ForEach(1..<40, id: \.self) { Text("Flag \($0)") }
        }
      }
      ScrollView {
        ForEach(1..<80, id: \.self) { Text("Entry \($0)") }
      }
      HStack {
        Button("Sign") {}
        TextField("Entry", text: $entry)
      }
      .background(.bar)
    }
    .toolbar { Button("Add", systemImage: "plus") {} }
  }
}
