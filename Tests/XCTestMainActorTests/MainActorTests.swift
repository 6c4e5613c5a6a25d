import XCTest
@_exported import XCTestMainActor

/// That these run at all is what they prove: XCTest by itself ends the process at the first.
final class SomeOfTheMainActorTests: XCTestCase {
  @MainActor private var boats = 3

  @MainActor func testASynchronousOneIsOnTheMainActor() {
    MainActor.assertIsolated()
    XCTAssertEqual(boats, 3)
  }

  @MainActor func testOneThatThrowsIsOnTheMainActor() throws {
    MainActor.assertIsolated()
    boats = try XCTUnwrap(4)
    XCTAssertEqual(boats, 4)
  }

  @MainActor func testAnAsynchronousOneStandsBesideThem() async {
    let boats = await Task { 3 }.value
    XCTAssertEqual(boats, self.boats)
  }
}

final class OneOfTheMainActorTests: XCTestCase {
  @MainActor func testASynchronousOneIsOnTheMainActor() { MainActor.assertIsolated() }
  func testOneOfNoActorStandsBesideIt() { XCTAssertTrue(Thread.isMainThread) }
  func testAnAsynchronousOneStandsBesideThem() async {
    let boats = await Task { 3 }.value
    XCTAssertEqual(boats, 3)
  }
}

@MainActor final class AllOfTheMainActorTests: XCTestCase {
  private var boats = 0

  override func setUp() async throws { boats = 3 }

  func testASynchronousOneIsOnTheMainActor() {
    MainActor.assertIsolated()
    XCTAssertEqual(boats, 3)
  }

  func testWhatIsThrownIsKnownToXCTest() throws {
    throw XCTSkip("A test that throws this is skipped.")
  }
}

final class NoneOfTheMainActorTests: XCTestCase {
  func testASynchronousOne() { XCTAssertTrue(Thread.isMainThread) }
  func testOneThatThrows() throws { XCTAssertEqual(try XCTUnwrap(3), 3) }
}
