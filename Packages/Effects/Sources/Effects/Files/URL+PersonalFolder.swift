import Foundation

extension URL {
  /// The person's folder for one kind of files, such as data or states.
  ///
  /// It is the one that the variable names, else `path` in the home folder, which `HOME` names. A
  /// variable whose path does not begin with "/" counts as not set, as the XDG rules say.
  static func personalFolder(
    _ variable: String, else path: String, in environment: [String: String]
  ) -> URL {
    func folder(_ variable: String) -> URL? {
      environment[variable].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
    }
    let home = folder("HOME") ?? FileManager.default.homeDirectoryForCurrentUser
    return folder(variable) ?? home.appending(path: path)
  }
}
