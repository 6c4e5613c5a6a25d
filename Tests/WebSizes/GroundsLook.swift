import Foundation
import Views

/// Rows with controls that have grounds, and a slider beside a spacer.
struct GroundsLook: View {
  @State private var amount = 4.0

  var body: some View {
    Form {
      Button("Go") {}.buttonStyle(.borderedProminent)
      Button("Stay") {}.buttonStyle(.bordered)
      ForEach(["Ant", "Bee"], id: \.self) { name in
        NavigationLink(name) { Text(name) }.listRowBackground(Color.red)
      }
      .onDelete { _ in }
      HStack {
        Slider(value: $amount, in: 0...9) { Text("Amount") }
        Spacer()
        Text("\(Int(amount))")
      }
    }
    .navigationTitle("Grounds")
  }
}
