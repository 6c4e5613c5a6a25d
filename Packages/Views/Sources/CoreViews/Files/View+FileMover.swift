internal import CoreArchitecture
public import Foundation

/// On a page nothing is moved, and the person is told so: the files are the server's.
extension View {
  /// Has a person choose a folder, and moves a file there, while the binding is true.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    mover(isPresented.and(file != nil), file.map { [$0] } ?? [], onCancellation) { result in
      onCompletion(result.map { $0[0] })
    }
  }

  /// Has a person choose a folder, and moves files there, while the binding is true.
  public func fileMover(
    isPresented: Binding<Bool>, files: some Collection<URL>,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    mover(isPresented.and(!files.isEmpty), Array(files), onCancellation, onCompletion)
  }

  private func mover(
    _ isPresented: Binding<Bool>, _ files: [URL], _ cancel: @escaping () -> Void,
    _ done: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    FileDialog(self, isPresented, .move(files, done), cancel: cancel)
  }
}

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
