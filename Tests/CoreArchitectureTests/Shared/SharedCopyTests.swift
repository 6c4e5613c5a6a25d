import Core
import Foundation
import Testing

/// A list that counts how often it had to be copied to be changed.
private struct Manifest: Codable, Equatable, Sendable {
  private final class Crates: Sendable {
    let names: LockIsolated<[String]>

    init(_ names: [String]) {
      self.names = LockIsolated(names)
    }
  }

  private var crates = Crates([])
  private(set) var copies = 0

  init() {}

  init(from decoder: any Decoder) throws {
    crates = Crates(try [String](from: decoder))
  }

  func encode(to encoder: any Encoder) throws { try names.encode(to: encoder) }

  var names: [String] { crates.names.value }

  mutating func load(_ name: String) {
    if !isKnownUniquelyReferenced(&crates) {
      copies += 1
      crates = Crates(names)
    }
    crates.names.withValue { $0.append(name) }
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.names == rhs.names }
}

private struct Ship: Codable, Equatable, Sendable {
  var manifest = Manifest()
  var escort: Manifest? = Manifest()
  var holds = [Manifest(), Manifest()]
}

/// Saves nothing, as far as a test can see.
private struct Radio: SharedKey {
  var id: Int { 1 }

  func load(context: LoadContext<Ship>, continuation: LoadContinuation<Ship>) {
    continuation.resumeReturningInitialValue()
  }

  func subscribe(
    context: LoadContext<Ship>, subscriber: SharedSubscriber<Ship>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  func save(_ value: Ship, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume()
  }
}

@Suite(.timeLimit(.minutes(20))) struct SharedCopyTests {
  enum Place: CaseIterable {
    case nowhere, memory, key, file
  }

  private func ship(_ place: Place) -> Shared<Ship> {
    switch place {
    case .nowhere: Shared(value: Ship())
    case .memory: Shared(wrappedValue: Ship(), .inMemory("ship"))
    case .key: Shared(wrappedValue: Ship(), Radio())
    case .file: Shared(wrappedValue: Ship(), .fileStorage(URL(filePath: "/ship.json")))
    }
  }

  /// Loads crates, and returns how many copies the two after the first one took.
  private func copies(_ manifest: Shared<Manifest>) -> Int {
    // The initial value is kept, so the first change has to make another one.
    manifest.withLock { $0.load("first") }
    let before = manifest.wrappedValue.copies
    for name in ["second", "third"] {
      manifest.withLock { $0.load(name) }
      _ = manifest.wrappedValue.names
    }
    #expect(manifest.wrappedValue.names == ["first", "second", "third"])
    return manifest.wrappedValue.copies - before
  }

  /// A change has a copy, so that what is read within it is the value before.
  @Test(arguments: Place.allCases)
  func aChangeCopiesOnce(place: Place) async throws {
    let clock = TestClock()
    try withDependencies {
      // The clock stands, so what follows the first change waits to be written.
      $0.defaultFileStorage = .inMemory(fileSystem: LockIsolated([:]), clock: clock)
    } operation: {
      let ship = ship(place)
      #expect(copies(ship.manifest) == 2)
      let escort = try #require(Shared(ship.escort))
      #expect(copies(escort) == 2)
      #expect(copies(ship.holds[1]) == 2)
      #expect(ship.wrappedValue.manifest.names.count == 3)
    }
    await clock.run(timeout: .seconds(300))
  }
}
