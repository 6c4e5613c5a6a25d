internal import CoreArchitecture
internal import Foundation

/// The dialog from which a person elsewhere fetches files.
struct FileDownloadView: View {
  @KeptObject private var files: OfferedFiles
  @State private var fetched: Set<Int> = []
  private let settings: FileDialogSettings
  private let cancel: () -> Void
  private let finish: (Result<[URL], any Error>) -> Void

  init(
    _ contents: [FileContent], _ settings: FileDialogSettings, cancel: @escaping () -> Void,
    finish: @escaping (Result<[URL], any Error>) -> Void
  ) {
    _files = KeptObject(wrappedValue: OfferedFiles(contents))
    self.settings = settings
    self.cancel = cancel
    self.finish = finish
  }

  var body: some View {
    VStack(alignment: .leading) {
      if let message = settings.message { message }
      ForEach(files.offers.indices, id: \.self) { index in
        let name = files.offers[index].name
        FileOfferLink(
          files.offers[index], label: Text(verbatim: ownText("Download \(name)"))
        ) { fetched.insert(index) }
      }
      if files.error != nil {
        Text(verbatim: ownText("The file cannot be made. Nothing was saved."))
          .foregroundStyle(.red)
      }
      Button(ownText("Done"), action: close).buttonStyle(.borderedProminent)
    }
    .navigationTitle(ownText("Save"))
    .presentationDetents([.medium])
  }

  private func close() {
    if let error = files.error { return finish(.failure(error)) }
    let urls = fetched.sorted().map { files.offers[$0].file }
    urls.isEmpty ? cancel() : finish(.success(urls))
  }
}
