/// Observes the test cases that XCTest begins.
///
/// Its methods are those of XCTest's protocol for observers, in the same order, so that calls made
/// through that protocol arrive here. References to XCTest's classes are declared as `AnyObject`.
private protocol XCTestObserving: AnyObject {
  func testBundleWillStart(_ bundle: AnyObject)
  func testSuiteWillStart(_ suite: AnyObject)
  func testCaseWillStart(_ testCase: AnyObject)
  func testCase(
    _ testCase: AnyObject, didFailWithDescription description: String, inFile path: String?,
    atLine line: Int)
  func testCaseDidFinish(_ testCase: AnyObject)
  func testSuiteDidFinish(_ suite: AnyObject)
  func testBundleDidFinish(_ bundle: AnyObject)
}

package final class XCTestObserver: XCTestObserving {
  private let willStart: () -> Void

  private init(_ willStart: @escaping () -> Void) { self.willStart = willStart }

  func testCaseWillStart(_ testCase: AnyObject) { willStart() }

  func testBundleWillStart(_ bundle: AnyObject) {}
  func testSuiteWillStart(_ suite: AnyObject) {}
  func testCase(
    _ testCase: AnyObject, didFailWithDescription description: String, inFile path: String?,
    atLine line: Int
  ) {}
  func testCaseDidFinish(_ testCase: AnyObject) {}
  func testSuiteDidFinish(_ suite: AnyObject) {}
  func testBundleDidFinish(_ bundle: AnyObject) {}
}

extension XCTestObserver {
  /// Calls a closure before each test case that XCTest begins from now on.
  ///
  /// Call it from a test, as XCTest's list of observers has no lock. Does nothing without XCTest,
  /// and on systems with Objective-C, where XCTest is another library.
  package static func observe(_ willStart: @escaping () -> Void) {
    typealias Shared = @convention(thin) () -> AnyObject
    guard
      isProtocolAsExpected,
      let shared = LoadedLibrary.function(sharedCenter, as: Shared.self),
      let add = LoadedLibrary.address(addObserver)
    else { return }
    // A method expects its receiver where a closure expects its context.
    let method = BoundMethod(address: add, receiver: shared())
    unsafeBitCast(method, to: AddObserver.self).call(XCTestObserver(willStart))
  }

  static let sharedCenter = "$s6XCTest0A17ObservationCenterC6sharedACvgZ"
  static let addObserver = "$s6XCTest0A17ObservationCenterC15addTestObserveryyAA0aB0_pF"

  private struct BoundMethod {
    let address: UnsafeMutableRawPointer
    let receiver: AnyObject
  }

  private struct AddObserver {
    let call: (any XCTestObserving) -> Void
  }

  /// Whether the protocol of the loaded XCTest is the one declared here.
  static var isProtocolAsExpected: Bool {
    guard let address = LoadedLibrary.address("$s6XCTest0A11ObservationMp") else { return false }
    // The descriptor: flags, two names, the length of the signature, the count of requirements;
    // after twelve bytes for the signature, each requirement's kind and default.
    let words = address.assumingMemoryBound(to: UInt32.self)
    let instanceMethod: UInt32 = 0x11
    return words[0] & 0x3_001F == 3 && words[3] == 1 && words[4] == 7
      && (0..<7).allSatisfy { words[9 + 2 * $0] == instanceMethod }
  }
}
