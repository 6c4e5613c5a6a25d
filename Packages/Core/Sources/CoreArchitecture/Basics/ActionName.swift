/// What a log may say of an action: the feature that it is of, and its case, without any value.
@_spi(Hosts) public struct ActionName: Hashable, Sendable {
  /// The feature of the innermost action, such as `LoginFeature`.
  public let feature: String
  /// The case of that action, such as `logInTapped` or `delegate.loggedIn`.
  public let action: String

  /// Makes it from its parts.
  public init(feature: String, action: String) {
    self.feature = feature
    self.action = action
  }

  /// Names an action of any type; what it carries is looked into only where that is an action, too.
  init(of action: Any) {
    var (feature, cases) = ("", [String]())
    var next: Any? = action
    while let value = next {
      let name = typeName(type(of: value))
      if feature.isEmpty || name.hasSuffix(".Action") {
        feature = name.hasSuffix(".Action") ? String(name.dropLast(7)) : name
        cases = []
      }
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .enum else { break }
      let payload = mirror.children.first
      cases.append(payload.map { $0.label ?? "" } ?? "\(value)")
      next = payload.flatMap { Self.action(in: $0.value) }
    }
    self.init(feature: feature, action: cases.joined(separator: "."))
  }

  /// The action that a case carries, alone or beside an id; nil if it carries values only.
  private static func action(in payload: Any) -> Any? {
    let mirror = Mirror(reflecting: payload)
    let values = mirror.displayStyle == .tuple ? mirror.children.map(\.value) : [payload]
    return values.first { value in
      // `Feature.Action`, what stands within it, and the likes of `PresentationAction<…>`.
      let path = typeName(type(of: value)).prefix { $0 != "<" }.split(separator: ".")
      return Mirror(reflecting: value).displayStyle == .enum
        && (path.last?.hasSuffix("Action") == true || path.contains("Action"))
    }
  }
}
