import Core
import Dispatch
import XCTest

/// The actors that effects run on.
///
/// With XCTest, because a test store of a Swift Testing test that runs at the same time may move
/// all work to the main actor.
final class EffectActorXCTests: XCTestCase {
  func testWhatWaitsForNothingRunsOnTheMainActorOnlyIfItSaysSo() async {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    let wasOnMain = LockIsolated<Bool?>(nil)
    let session = Session()

    await session.perform(
      .run { _ in wasOnMain.setValue(DispatchQueue.getSpecific(key: key) ?? false) })
    XCTAssertEqual(wasOnMain.value, false)

    await session.perform(
      .run { @MainActor _ in wasOnMain.setValue(DispatchQueue.getSpecific(key: key) ?? false) })
    XCTAssertEqual(wasOnMain.value, true)
  }

  private actor Session {
    func perform(_ effect: Effect<Int>) async {
      await Store<Int, Int>(initialState: 0) { Reduce { _, _ in effect } }.send(0).finish()
    }
  }
}
