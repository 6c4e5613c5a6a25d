import CoreViews

struct CounterView: View {
  let name: Binding<String>
  let isOn: Binding<Bool>
  @State private var count = 0
  @State private var password = ""
  @State private var isAlertShown = false
  @State private var isSheetShown = false
  @State private var isDialogShown = false

  var body: some View {
    VStack {
      Text("A counter, 카운터, and everything else. 긴 문장은 낱말 사이에서 줄이 바뀝니다.")
        .foregroundStyle(.secondary)
      HStack {
        Button("−") { count -= 1 }
        Text("Count: \(count)").bold()
        Button("+") { count += 1 }
      }
      TextField("Name", text: name)
      SecureField("Password", text: $password)
      Toggle("Search", isOn: isOn)
      HStack {
        NavigationLink("Open detail") { DangerView() }
        Button("Alert") { isAlertShown = true }
        Button("Sheet") { isSheetShown = true }
        Button("Dialog") { isDialogShown = true }
        Button("Disabled") {}.disabled(true)
      }
      if isOn.wrappedValue { ProgressView("Searching…") }
      ProgressView("Progress", value: 0.42)
    }
    .navigationTitle("Counter")
    .alert("Hello \(name.wrappedValue)", isPresented: $isAlertShown) {
      Button("Cancel", role: .cancel) {}
      Button("OK") { count = 100 }
    } message: {
      Text("An alert stands above everything else and takes all keys.")
    }
    .sheet(isPresented: $isSheetShown) { SheetView() }
    .confirmationDialog("Delete everything?", isPresented: $isDialogShown) {
      Button("Delete", role: .destructive) { count = 0 }
      Button("Archive") {}
      Button("Cancel", role: .cancel) {}
    }
  }
}

struct SheetView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var note = ""

  var body: some View {
    VStack {
      Text("Sheets hold whole screens of their own.")
      TextField("Note", text: $note)
      Button("Done") { dismiss() }
    }
    .navigationTitle("A sheet")
  }
}
