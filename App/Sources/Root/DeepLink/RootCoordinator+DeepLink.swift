import A
import B2
import Effects
import Login
import TabBar
import Views

extension RootCoordinator.State {
  /// The link to the screen that is shown; an alert over it does not count.
  public var deepLink: DeepLink {
    guard let tabBar = routes.last?.screen[case: \.tabBar] else { return .login }
    switch tabBar.selectedTab {
    case .a:
      return tabBar.content.a.routes.last?.screen.is(\.a2) == true ? .a2 : .a1
    case .b:
      guard let b2 = tabBar.content.b.routes.last?.screen[case: \.b2] else { return .b1 }
      return .b2(number: b2.number)
    }
  }

  /// Opens the screen that a URL names, in one step.
  ///
  /// Tabs other than the one named keep their screens. If nobody is logged in and the screen is
  /// behind the log-in, `guest` is logged in; the URL of the log-in logs out. Throws a
  /// `DeepLinkError` without a change if the URL names no screen.
  public mutating func open(
    _ url: String, asGuest guest: @autoclosure () -> LoginData
  ) throws(DeepLinkError) {
    let link = try DeepLink(url)
    guard link != .login else { return self = Self() }
    if !routes.goBackTo(\.tabBar) {
      let content = MainTabs.State(login: guest())
      routes.presentCover(.tabBar(MainTabBar.State(selectedTab: .a, content: content)))
    }
    routes[routes.count - 1].screen.modify(\.tabBar) { $0.go(to: link) }
  }

  /// The selected tab and the names of all screens.
  ///
  /// It changes whenever a screen comes or goes, or another tab is selected.
  var outline: [String] {
    routes.flatMap { route in
      switch route.screen {
      case .login: ["login"]
      case .tabBar(let tabBar): tabBar.outline
      }
    }
  }
}

extension MainTabBar.State {
  fileprivate mutating func go(to link: DeepLink) {
    switch link {
    case .login: break
    case .a1:
      selectedTab = .a
      content.a.routes.goBackToRoot()
    case .a2:
      selectedTab = .a
      if !content.a.routes.goBackTo(\.a2) { content.a.routes.push(.a2(A2Feature.State())) }
    case .b1:
      selectedTab = .b
      content.b.routes.goBackToRoot()
    case .b2(let number):
      selectedTab = .b
      if content.b.routes.goBackTo(id: .b2(number: number)) { return }
      content.b.routes.goBackToRoot()
      content.b.routes.push(.b2(B2Feature.State(number: number)))
    }
  }

  fileprivate var outline: [String] {
    [selectedTab.rawValue]
      + content.a.routes.map { $0.screen.is(\.a1) ? "a1" : "a2" }
      + content.b.routes.map { "\($0.id)" }
  }
}
