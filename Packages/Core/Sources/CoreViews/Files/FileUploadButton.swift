internal import Foundation

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
