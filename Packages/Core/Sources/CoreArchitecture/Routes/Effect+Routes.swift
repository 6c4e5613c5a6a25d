public import CoreCasePaths

extension Effect {
  /// Changes routes through an action, in steps on systems that cannot show the change at once.
  ///
  /// Hosts here show any change at once, so one action is sent.
  public static func routeWithDelaysIfUnsupported<Routes: RouteCollection, ScreenAction>(
    _ routes: Routes,
    action: CaseKeyPath<Action, RouterAction<Routes, ScreenAction>>,
    _ transform: (inout Routes) -> Void
  ) -> Self {
    var changed = routes
    transform(&changed)
    return .send(action(.updateRoutes(changed)))
  }
}
