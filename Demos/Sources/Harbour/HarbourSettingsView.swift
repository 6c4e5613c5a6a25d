import Foundation
import Views

/// A sheet of what lasts from one day to the next.
struct HarbourSettingsView: View {
  let store: StoreOf<HarbourSettings>

  var body: some View {
    NavigationStack {
      Form {
        Picker("Order", selection: Binding(store.$order)) {
          ForEach(HarbourFeature.Order.allCases) { Text($0.title) }
        }
        .pickerStyle(.inline)
        Section {
          Toggle("Say where each boat lies", isOn: Binding(store.$showsBerths))
        } footer: {
          Text("Settings last.")
        }
      }
      .navigationTitle("Settings")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { store.send(.doneTapped) }
        }
      }
    }
  }
}

#Preview("Settings") { settingsView() }

#Preview("Settings, Korean") { settingsView().environment(\.locale, Locale(identifier: "ko")) }

@MainActor
private func settingsView() -> some View {
  HarbourSettingsView(
    store: Store(initialState: HarbourSettings.State()) { HarbourSettings() })
}
