import ComposableArchitecture
import Synchronization

/// Counts what the runtime does, where a test asks for it.
final class Work: Sendable {
  let hashes = Atomic<Int>(0)
  let copies = Atomic<Int>(0)
  let extractions = Atomic<Int>(0)
  let reads = Atomic<Int>(0)

  /// What a piece of code makes the runtime do.
  func during(_ body: () -> Void) -> Counts {
    hashes.store(0, ordering: .relaxed)
    copies.store(0, ordering: .relaxed)
    extractions.store(0, ordering: .relaxed)
    reads.store(0, ordering: .relaxed)
    body()
    return Counts(
      hashes: hashes.load(ordering: .relaxed), copies: copies.load(ordering: .relaxed),
      extractions: extractions.load(ordering: .relaxed), reads: reads.load(ordering: .relaxed))
  }

  struct Counts: Equatable {
    var hashes: Int
    var copies: Int
    var extractions = 0
    var reads = 0
  }
}

/// An id that counts how often it is hashed, that is, looked up.
struct CountedID: Hashable, Sendable {
  let number: Int
  let work: Work

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.number == rhs.number }

  func hash(into hasher: inout Hasher) {
    work.hashes.wrappingAdd(1, ordering: .relaxed)
    hasher.combine(number)
  }
}

/// A number that counts how often a write copied it, because something else held its memory.
struct CountedNumber: Equatable {
  private final class Storage {
    var number = 0
  }

  private var storage = Storage()
  let work: Work

  init(_ work: Work) {
    self.work = work
  }

  var number: Int { storage.number }

  mutating func add(_ step: Int) {
    if !isKnownUniquelyReferenced(&storage) {
      work.copies.wrappingAdd(1, ordering: .relaxed)
      let copy = Storage()
      copy.number = storage.number
      storage = copy
    }
    storage.number += step
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.number == rhs.number }
}

/// A row, or a screen, whose work is counted.
@Reducer
struct CountedRow {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: CountedID
    var count: CountedNumber

    init(_ number: Int, _ work: Work) {
      id = CountedID(number: number, work: work)
      count = CountedNumber(work)
    }
  }

  enum Action {
    case tapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count.add(1)
      return .none
    }
  }
}
