import XCTest

@testable import CoreToolchain

final class XCTestObserverTests: XCTestCase {
  func testTheProtocolOfObserversIsAsItWas() {
    let change = ToolchainChange(
      "XCTest has 'XCTestObservation' with seven methods in this order", "XCTestObserver")
    XCTAssert(XCTestObserver.isProtocolAsExpected, change.text)
  }

  func testTheFunctionsAreThere() {
    let center = ToolchainChange(
      "XCTest has 'XCTestObservationCenter.shared' and 'addTestObserver' by these mangled names",
      "XCTestObserver")
    XCTAssertNotNil(LoadedLibrary.address(XCTestObserver.sharedCenter), center.text)
    XCTAssertNotNil(LoadedLibrary.address(XCTestObserver.addObserver), center.text)
    let fail = ToolchainChange(
      "XCTest has 'XCTFail(_:file:line:)' by this mangled name", "TestFrameworks")
    XCTAssertNotNil(LoadedLibrary.address(TestFrameworks.xctFail), fail.text)
  }

  func testTheRunIsOfXCTest() {
    let flag = ToolchainChange(
      "SwiftPM starts a run of XCTest without '--testing-library swift-testing'", "SwiftTestCase")
    XCTAssertFalse(SwiftTestCase.areRunning, flag.text)
  }
}
