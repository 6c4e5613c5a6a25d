import Core

extension AuthClient: TestDependencyKey {
  /// A client whose use a test must override: an endpoint that is called all the same fails it.
  public static let testValue = AuthClient()

  public static let previewValue = Self { name in
    LoginData(name: try LoginName(name).text, token: LoginData.previewToken)
  }
}
