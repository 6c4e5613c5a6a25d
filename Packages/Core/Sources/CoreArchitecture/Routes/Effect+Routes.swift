public import CoreCasePaths

extension Effect {
  /// Sends the action that changes routes, for changes that some systems can only show in steps.
  ///
  /// Hosts here show each change in one step, so one action is sent.
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
