import A
import B1
import CoreTesting
import Effects
import Facts
import Foundation
import Login
import Root
import TabBar
import Testing
import Views

/// Every order in which somebody logs in, loads facts and logs out.
struct RootOrderTests {
  private static let login = LoginData(name: "wimes", token: UUID(0))

  @Test func whoLogsOutLeavesNothingBehind() async {
    let report = await explore(RootCoordinator.State(), world: Saved()) {
      RootCoordinator()
    } withDependencies: { values, world in
      values.archive = ArchiveClient(load: { nil }, store: { _ in world.saves += 1 })
      values.auth.login = { _ in
        try await world.call(
          "log in", answers: [.value(Self.login), .error(NumbersError.status(500))])
      }
      values.numbers.fact = { number in
        try await world.call("fact", returning: "\(number) is a number.")
      }
    } steps: {
      [
        .send(.login(.binding(.set(\.name, "wimes")))),
        .send(.login(.logInTapped)) { $0.routes.count == 1 },
        .send(.tabBar(.content(.a(.router(.routeAction(id: 0, action: .a1(.fact(.task)))))))) {
          $0.routes.count == 2
        },
        .send(.tabBar(.content(.b(.router(.routeAction(id: .b1, action: .b1(.fact(.task)))))))) {
          $0.routes.count == 2
        },
        .send(.tabBar(.logOutTapped)) { $0.routes.count == 2 },
      ]
    } finally: {
      $0.routes.count == 1 && ($0.world.saves % 2 == 0)
    }
    #expect(report.isComplete)
  }

  /// What was saved.
  struct Saved: Equatable, Sendable { var saves = 0 }
}

extension RootCoordinator.Action {
  fileprivate static func login(_ action: LoginFeature.Action) -> Self {
    .router(.routeAction(id: 0, action: .login(action)))
  }

  fileprivate static func tabBar(_ action: MainTabBar.Action) -> Self {
    .router(.routeAction(id: 1, action: .tabBar(action)))
  }
}
