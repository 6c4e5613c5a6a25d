import ColorStack
import CoreTesting
import Testing
import Views

/// Every order in which screens go back.
struct ColorStackOrderTests {
  @Test func twoWhoGoBackLeaveTheRoot() async {
    let report = await explore(ColorStackFeature.State()) {
      ColorStackFeature()
    } steps: {
      [
        .send(.blueTapped),
        .send(.path(.element(id: 0, action: .blue(.orangeTapped)))) { $0.path.ids.contains(0) },
        .send(.path(.element(id: 1, action: .orange(.backTapped)))) { $0.path.ids.contains(1) },
        .inAnyOrder(
          .send(.path(.element(id: 1, action: .orange(.backTapped)))) { $0.path.ids.contains(1) },
          .send(.path(.element(id: 0, action: .blue(.backTapped)))) { $0.path.ids.contains(0) }),
      ]
    } finally: {
      !$0.path.ids.contains(1)
    }
    #expect(report.isComplete)
  }
}
