internal import CoreArchitecture
internal import Foundation

/// The dialog in which a person elsewhere sends files.
struct FileUploadView: View {
  @State private var problem = ""
  private let purpose: FilePurpose
  private let settings: FileDialogSettings
  private let cancel: () -> Void
  private let finish: ([URL]) -> Void

  init(
    _ purpose: FilePurpose, _ settings: FileDialogSettings, cancel: @escaping () -> Void,
    finish: @escaping ([URL]) -> Void
  ) {
    self.purpose = purpose
    self.settings = settings
    self.cancel = cancel
    self.finish = finish
  }

  var body: some View {
    VStack(alignment: .leading) {
      if let message = settings.message { message }
      let request = Element.FileRequest(
        endings: purpose.endings, allowsMany: purpose.allowsMany)
      FileUploadButton(
        label: settings.confirmation ?? Text(verbatim: ownText("Send")), request: request,
        take: take)
      if !problem.isEmpty { Text(verbatim: problem).foregroundStyle(.red) }
      Button(ownText("Cancel"), role: .cancel, action: cancel)
    }
    .navigationTitle(ownText("Open"))
    .presentationDetents([.medium])
  }

  private func take(_ sent: Result<[URL], MissingFiles>) {
    switch sent {
    case .success(let files): take(files)
    case .failure(let missing): problem = missing.reason
    }
  }

  private func take(_ files: [URL]) {
    guard !files.isEmpty else {
      problem = ownText("Nothing is chosen. Choose a file first.")
      return
    }
    let other = files.first {
      !purpose.takes(UTType(of: $0, isFolder: false)) || !settings.isEnabled($0)
    }
    guard let other else { return finish(purpose.allowsMany ? files : [files[0]]) }
    let endings = purpose.endings.map { ".\($0)" }.joined(separator: ", ")
    problem =
      settings.isEnabled(other) && !endings.isEmpty
      ? ownText(
        "\(other.lastPathComponent) is of another kind. Choose a file that ends in \(endings).")
      : ownText("\(other.lastPathComponent) cannot be chosen here. Choose another file.")
  }
}

/// A button that takes files of a person elsewhere.
struct FileUploadButton: View {
  typealias Body = Never

  let label: Text
  let request: Element.FileRequest
  let takeFiles: (Result<[URL], MissingFiles>) -> Void

  init(
    label: Text, request: Element.FileRequest,
    take: @escaping (Result<[URL], MissingFiles>) -> Void
  ) {
    self.label = label
    self.request = request
    takeFiles = take
  }

  static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    ControlNode(view, at: site).mounted()
  }
}

extension FileUploadButton: ControlView, FileTakingView {
  func describe(_ element: inout Element) {
    element.role = .button
    element.traits.fileRequest = request
  }

  func activation(in environment: EnvironmentValues) -> (() -> Void)? { {} }

  func take(_ files: Result<[URL], MissingFiles>) { takeFiles(files) }
}
