internal import CoreToolchain
internal import Synchronization

/// The values of dependencies without an override.
///
/// There is one set for the process, and in tests one for each test case, so that tests are kept
/// apart.
final class DependencyDefaults: Sendable {
  static let ofProcess = DependencyDefaults()
  private static let ofTests = Locked<[SwiftTestCase: DependencyDefaults]>([:])

  private let table = DefaultsTable()
  /// Held while a default is made, so that it is made once; recursive, as that may read others.
  private let lock = RecursiveLocked(())
  private let preparedContext = Atomic<Int>(-1)
  /// What has prepared which keys: a place in the sources and a key.
  private let preparations = Locked<Set<String>>([])
  /// Whether these defaults belong to one test case.
  let isOfTest: Bool

  init(isOfTest: Bool = false) {
    self.isOfTest = isOfTest
  }

  static var current: DependencyDefaults {
    DependencyActivity.isQuiet || !isTesting ? ofProcess : ofCurrentTestCase
  }

  private static var ofCurrentTestCase: DependencyDefaults {
    guard let testCase = SwiftTestCase.current else { return XCTestDefaults.current }
    return ofTests.withLock { defaults in
      if let existing = defaults[testCase] { return existing }
      let new = DependencyDefaults(isOfTest: true)
      defaults[testCase] = new
      return new
    }
  }

  /// The context of scopes that do not override it.
  var context: DependencyContext {
    switch preparedContext.load(ordering: .relaxed) {
    case 0: .live
    case 1: .preview
    case 2: .test
    default: .ofProcess
    }
  }

  func setContext(_ context: DependencyContext) {
    let code =
      switch context {
      case .live: 0
      case .preview: 1
      case .test: 2
      }
    preparedContext.store(code, ordering: .relaxed)
  }

  /// Returns the default of a key if it has been made already; takes no lock.
  ///
  /// The box lives as long as these defaults. Those of the process and of test cases are never
  /// released, and others are retained by the values that are being read.
  func box(
    for key: ObjectIdentifier, in context: DependencyContext
  ) -> Unmanaged<AnyDependencyBox>? {
    table.box(for: key, in: context)
  }

  /// Returns the default of a key, made by `make` if needed, and keeps it if `make` says so.
  func box(
    for key: ObjectIdentifier,
    in context: DependencyContext,
    makingWith make: () -> (box: AnyDependencyBox, isKept: Bool)
  ) -> AnyDependencyBox {
    lock.read { _ in
      if let box = table.box(for: key, in: context) { return box.takeUnretainedValue() }
      let made = make()
      // Making the value may have read it recursively; the first one kept stays.
      if let box = table.box(for: key, in: context) { return box.takeUnretainedValue() }
      if made.isKept { table.insert(made.box, for: key, in: context) }
      return made.box
    }
  }

  /// Makes a prepared value the default; returns false if the key has one already.
  ///
  /// An app is made for each session, and prepares the same each time: the first value stays. In
  /// previews, of which a process shows several, the last one counts.
  func prepare(
    _ box: AnyDependencyBox, for key: ObjectIdentifier, in context: DependencyContext,
    at location: _SourceLocation
  ) -> Bool {
    let preparation = "\(location.fileID):\(location.line):\(location.column) \(box.keyType)"
    return lock.read { _ in
      guard table.box(for: key, in: context) == nil else {
        if context == .preview {
          table.replace(box, for: key, in: context)
          return true
        }
        return preparations.withLock { $0.contains(preparation) }
      }
      table.insert(box, for: key, in: context)
      preparations.withLock { _ = $0.insert(preparation) }
      return true
    }
  }
}

/// The defaults of dependencies for the test case that XCTest runs.
///
/// XCTest runs one test case at a time, on any threads. Swift Testing's test cases have defaults of
/// their own.
enum XCTestDefaults {
  /// One set of defaults per test case; the first is for code before the first observed one.
  ///
  /// None is ever released, as code that reads a default does not retain it.
  private static let ofCases = Locked([DependencyDefaults(isOfTest: !SwiftTestCase.areRunning)])

  private static let isObserving: Void = XCTestObserver.observe {
    ofCases.withLock { $0.append(DependencyDefaults(isOfTest: true)) }
  }

  static var current: DependencyDefaults {
    isObserving
    return ofCases.withLock { $0[$0.count - 1] }
  }
}
