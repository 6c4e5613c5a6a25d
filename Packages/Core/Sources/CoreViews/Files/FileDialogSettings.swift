internal import Foundation

/// What views around a dialog about files say of it.
struct FileDialogSettings {
  var message: Text?
  var confirmation: Text?
  var nameLabel: Text?
  var folder: URL?
  var options: FileDialogBrowserOptions = []
  /// The name under which the folder is remembered.
  var memory = ""
  var isEnabled: (URL) -> Bool = { _ in true }
  var keepsLinks = false
}

extension EnvironmentValues {
  private enum FileDialogKey: EnvironmentKey {
    static var defaultValue: FileDialogSettings { FileDialogSettings() }
  }

  var fileDialog: FileDialogSettings {
    get { self[FileDialogKey.self] }
    set { self[FileDialogKey.self] = newValue }
  }
}
