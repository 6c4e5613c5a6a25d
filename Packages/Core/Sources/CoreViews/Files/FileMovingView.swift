internal import CoreArchitecture

/// What a person elsewhere is told who would move a file of this machine.
struct FileMovingView: View {
  private let settings: FileDialogSettings
  private let cancel: () -> Void

  init(_ settings: FileDialogSettings, cancel: @escaping () -> Void) {
    self.settings = settings
    self.cancel = cancel
  }

  var body: some View {
    VStack(alignment: .leading) {
      if let message = settings.message { message }
      Text(
        verbatim: ownText("The file is on the server, and cannot be moved from a browser."))
      Button(ownText("Done"), action: cancel)
    }
    .navigationTitle(ownText("Choose a folder"))
    .presentationDetents([.medium])
  }
}
