/// Gives access to a random number generator.
///
/// ```swift
/// @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
/// let roll = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
/// ```
public final class WithRandomNumberGenerator: Sendable {
  private let generator: Locked<any RandomNumberGenerator & Sendable>

  /// Makes access to a generator, for one caller at a time.
  public init(_ generator: some RandomNumberGenerator & Sendable) {
    self.generator = Locked(generator)
  }

  /// Runs a closure with the generator, under a lock.
  ///
  /// Do not call it again from inside the closure.
  public func callAsFunction<R, Failure: Error>(
    _ work: (inout any RandomNumberGenerator & Sendable) throws(Failure) -> R
  ) throws(Failure) -> R {
    // The lock is held while `work` runs on this thread and its result never leaves it.
    nonisolated(unsafe) var result: Result<R, Failure>?
    withoutActuallyEscaping(work) { work in
      nonisolated(unsafe) let work = work
      generator.withLock { generator in
        do throws(Failure) {
          result = .success(try work(&generator))
        } catch {
          result = .failure(error)
        }
      }
    }
    return try result!.get()
  }
}

private enum WithRandomNumberGeneratorKey: DependencyKey {
  static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())
  static var testValue: WithRandomNumberGenerator {
    WithRandomNumberGenerator(UnchosenGenerator(location: DependencyReader.current?.location))
  }
}

/// Reports an issue for each number that is generated.
private struct UnchosenGenerator: RandomNumberGenerator, Sendable {
  let location: _SourceLocation?
  private var system = SystemRandomNumberGenerator()

  init(location: _SourceLocation?) { self.location = location }

  mutating func next() -> UInt64 {
    DependencyIssue.builtInNotChosen(
      property: "withRandomNumberGenerator",
      example: "WithRandomNumberGenerator(LCRNG(seed: 0))"
    ).report(at: location)
    return system.next()
  }
}

extension DependencyValues {
  /// Gives access to a random number generator.
  ///
  /// A test must override it.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[WithRandomNumberGeneratorKey.self] }
    set { self[WithRandomNumberGeneratorKey.self] = newValue }
  }
}
