import Core
import Foundation

/// Tabs, of which the first has a screen with a bar at its bottom edge, a ring in the middle and a sheet.
struct PlacesView: View {
  @State private var isPresented = false
  @State private var sail = 1

  var body: some View {
    TabView {
      NavigationStack {
        ScrollView {
          VStack(alignment: .leading) {
            Circle().stroke(.red, lineWidth: 8)
              .frame(width: 120, height: 120)
              .frame(maxWidth: .infinity)
            NavigationLink("Deeper") { Text("Deep").navigationTitle("Deep") }
          }
        }
        .safeAreaInset(edge: .bottom) {
          HStack {
            Text("Bar")
            Spacer()
            Button("Open") { isPresented = true }
          }
          .padding()
          .background(.bar)
        }
        .navigationTitle("Places")
        .sheet(isPresented: $isPresented) { NavigationStack { form.navigationTitle("Form") } }
      }
      .tabItem { Label("Places", systemImage: "map") }
      Text("Other").tabItem { Label("Other", systemImage: "star") }
    }
    .tint(.green)
  }

  private var form: some View {
    Form {
      Picker("Sail", selection: $sail) {
        Label("Jib", systemImage: "flag").tag(1)
        Label("Genoa", systemImage: "flag").tag(2)
        Label("Spinnaker", systemImage: "flag").tag(3)
      }
    }
  }
}
