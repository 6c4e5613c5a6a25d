/// One call of a test function of Swift Testing.
package struct SwiftTestCase: Hashable, @unchecked Sendable {
  // Unchecked: it holds identifiers only, which never change.
  package let test: AnyHashable
  /// The ids of the arguments of a parameterized test; empty for other tests.
  let arguments: [AnyHashable]

  /// Whether this process was started to run Swift Testing's tests rather than XCTest's.
  package static let areRunning: Bool = {
    let arguments = CommandLine.arguments
    guard let flag = arguments.firstIndex(of: "--testing-library") else { return false }
    return arguments[flag...].dropFirst().first == "swift-testing"
  }()

  /// The test case that the current task belongs to, or nil outside of one.
  package static var current: Self? {
    currentTestID.map { Self(test: $0, arguments: currentArguments) }
  }

  /// The id of the test that the current task belongs to, or nil outside of one.
  package static var currentTestID: AnyHashable? {
    guard let test = test?.value as? any Identifiable else { return nil }
    func id(_ test: some Identifiable) -> AnyHashable { AnyHashable(test.id) }
    return id(test)
  }

  private static var currentArguments: [AnyHashable] {
    guard
      let testCase = testCase?.value,
      let call = Mirror(reflecting: testCase).descendant("_kind", "parameterized")
    else { return [] }
    // The ids of the arguments, and a number that tells calls with equal arguments apart.
    let parts = Mirror(reflecting: call)
    let arguments = parts.descendant("arguments") as? [Any] ?? []
    let ids = arguments.map { Mirror(reflecting: $0).descendant("id") }
    return (ids + [parts.descendant("discriminator")]).compactMap { $0 as? AnyHashable }
  }

  private static let test = Getter(of: "7Testing4TestV", "$s7Testing4TestV7currentACSgvgZ")
  private static let testCase = Getter(
    of: "7Testing4TestV4CaseV", "$s7Testing4TestV4CaseV7currentAESgvgZ")

  /// A static getter of Testing that returns an optional of a type of that library.
  private struct Getter: @unchecked Sendable {
    // Unchecked: constants, and the function may be called from any thread.
    private let type: Any.Type
    private let address: UnsafeMutableRawPointer

    init?(of type: String, _ name: String) {
      guard let type = _typeByName(type), let address = LoadedLibrary.address(name) else {
        return nil
      }
      (self.type, self.address) = (type, address)
    }

    var value: Any? {
      func open<Value>(_: Value.Type) -> Any? {
        unsafeBitCast(address, to: (@convention(thin) () -> Value?).self)().map { $0 as Any }
      }
      return _openExistential(type, do: open)
    }
  }
}
