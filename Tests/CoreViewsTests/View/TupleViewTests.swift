import CoreViews
import Testing
import ViewsTesting

/// Views of many sizes stand in a row; each is updated where the row holds it.
@Suite @MainActor struct TupleViewTests {
  struct Small: View {
    let flag: Bool
    var body: some View { Text(flag ? "on" : "off") }
  }

  struct Odd: View {
    let letters: (UInt8, UInt8, UInt8)
    var body: some View { Text("\(Int(letters.0)) \(Int(letters.1)) \(Int(letters.2))") }
  }

  struct Nothing: View {
    var body: some View { Text("nothing") }
  }

  struct Wide: View {
    let number: Int
    let name: String
    var body: some View { Text(verbatim: "\(name) \(number)") }
  }

  struct Row: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Small(flag: count % 2 == 1)
        Odd(letters: (UInt8(count), 2, UInt8(count + 3)))
        Nothing()
        Wide(number: count, name: "wide")
        Small(flag: count % 2 == 0)
        Text(verbatim: "last \(count)")
        Button("Add") { count += 1 }
      }
    }
  }

  @Test func eachViewIsUpdated() {
    let host = HeadlessHost { Row() }
    for count in 0...3 {
      #expect(
        host.text == """
          \(count % 2 == 1 ? "on" : "off")
          \(count) 2 \(count + 3)
          nothing
          wide \(count)
          \(count % 2 == 0 ? "on" : "off")
          last \(count)
          [ Add ]
          """)
      host.tap("Add")
    }
  }
}
