/// Tells tabs from other views of a tab view without mounting them.
enum TabKind {
  /// Whether all views of a type are tabs; a body that hides its type is taken to be one.
  static func isTab(_ type: (some View).Type) -> Bool {
    if let parts = type as? any TabParts.Type { return parts.areTabs }
    func isTab<Body: View>(_ body: Body.Type) -> Bool {
      Body.self == AnyView.self || Body.self != Never.self && Self.isTab(body)
    }
    return isTab(type.Body.self)
  }

  /// Whether a view is a tab.
  static func isTab(_ view: any View) -> Bool {
    if let hiding = view as? any HidingTab { return Self.isTab(hiding.hidden) }
    func isTab<Content: View>(_ view: Content) -> Bool { Self.isTab(Content.self) }
    return isTab(view)
  }
}

/// A view that is a tab, or stands for those in it.
private protocol TabParts { static var areTabs: Bool { get } }

/// A view whose type may not tell what is in it.
private protocol HidingTab { var hidden: any View { get } }

extension TabItemView: TabParts {
  static var areTabs: Bool { true }
}

extension EmptyView: TabParts {
  static var areTabs: Bool { true }
}

extension AnyView: TabParts, HidingTab {
  static var areTabs: Bool { false }
  var hidden: any View { content }
}

extension ModifiedView: TabParts, HidingTab {
  static var areTabs: Bool { TabKind.isTab(Content.self) }
  var hidden: any View { content }
}

extension TupleView: TabParts {
  static var areTabs: Bool {
    var areTabs = true
    for type in repeat (each Content).self { areTabs = areTabs && TabKind.isTab(type) }
    return areTabs
  }
}

extension Optional: TabParts where Wrapped: View {
  static var areTabs: Bool { TabKind.isTab(Wrapped.self) }
}

extension ConditionalView: TabParts {
  static var areTabs: Bool { TabKind.isTab(First.self) && TabKind.isTab(Second.self) }
}

extension ArrayView: TabParts {
  static var areTabs: Bool { TabKind.isTab(Content.self) }
}

extension ForEach: TabParts where Content: View {
  static var areTabs: Bool { TabKind.isTab(Content.self) }
}

extension Group: TabParts {
  static var areTabs: Bool { TabKind.isTab(Content.self) }
}
