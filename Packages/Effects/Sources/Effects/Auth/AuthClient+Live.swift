import Core

extension AuthClient: DependencyKey {
  /// A service inside the program that takes everybody with a usable name.
  ///
  /// The token is made with the `uuid` dependency.
  public static let liveValue = Self { text in
    try Task.checkCancellation()
    let name = try LoginName(text)
    @Dependency(\.uuid) var uuid
    return LoginData(name: name.text, token: uuid())
  }
}
