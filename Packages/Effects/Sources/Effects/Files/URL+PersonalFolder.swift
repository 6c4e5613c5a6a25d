import Foundation

extension URL {
  /// The folder in which programs keep things of a kind for a person: the one that a variable
  /// names, else one in the person's home folder, which `HOME` names.
  ///
  /// A variable whose path does not begin with "/" counts as not set, as the XDG rules want it.
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
