import Core
import Foundation

extension FavoritesClient: DependencyKey {
  /// The favorites among the sample data, in their default file.
  public static let liveValue = FavoritesClient.sqlite(at: .favorites(of: .sample))
}

extension FavoritesClient {
  /// Returns a client that saves favorites in a SQLite database.
  ///
  /// The first call opens the file, and creates it if there is none. Several processes may use it
  /// at once. Until `close`, a part of the data is in files beside it whose names begin with its
  /// own, so copy the file alone only after that.
  public static func sqlite(at file: URL) -> Self {
    let database = FavoritesDatabase(file: file)
    return Self(
      all: { try await database.all() },
      save: { try await database.save($0) },
      remove: { try await database.remove($0) },
      close: { await database.close() }
    )
  }
}

extension URL {
  /// Returns the default file of the favorites of a source.
  ///
  /// Each base URL has its own, because the ids of one server's repositories mean nothing to
  /// another, and one host can have several servers below different paths. The file is in
  /// `repo-reporter` below `$XDG_DATA_HOME`, or below `~/.local/share` if that is not an absolute
  /// path.
  public static func favorites(
    of source: GitHubSource, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    let name =
      switch source {
      case .sample: "sample"
      case .http(let url):
        [url.host?.lowercased(), url.port.map(String.init)].compactMap(\.self)
          .joined(separator: "-") + url.pathInFileName
      }
    return URL.personalFolder("XDG_DATA_HOME", else: ".local/share", in: environment)
      .appending(path: "repo-reporter/\(name).sqlite")
  }
}

extension URL {
  /// The path without "/" at its end, encoded so that no two paths are the same file name.
  fileprivate var pathInFileName: String {
    var path = path(percentEncoded: true)
    while path.hasSuffix("/") { path.removeLast() }
    let plain = CharacterSet(charactersIn: "-._~").union(.alphanumerics)
    return path.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
  }
}
