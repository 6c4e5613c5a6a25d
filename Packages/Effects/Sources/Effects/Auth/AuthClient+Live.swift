import Core

extension AuthClient: DependencyKey {
  /// A client that logs in anybody with a usable name, without a server.
  ///
  /// The token comes from the `uuid` dependency.
  public static let liveValue = Self { text in
    try Task.checkCancellation()
    let name = try LoginName(text)
    @Dependency(\.uuid) var uuid
    return LoginData(name: name.text, token: uuid())
  }
}
