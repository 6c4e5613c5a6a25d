import Core

extension AuthClient: TestDependencyKey {
  /// A client without endpoints: a test that calls one without overriding it fails.
  public static let testValue = AuthClient()

  /// A client that logs in anybody with a usable name, at once and with the same token each time.
  public static let previewValue = Self { name in
    LoginData(name: try LoginName(name).text, token: LoginData.previewToken)
  }
}
