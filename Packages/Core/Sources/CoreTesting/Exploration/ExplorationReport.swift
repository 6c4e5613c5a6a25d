@_spi(Views) internal import CoreArchitecture

/// What an exploration has found.
public struct ExplorationReport: Sendable {
  /// An order of events that breaks what is to hold.
  public struct Failure: Sendable {
    /// The events, in words, each with the changes of the state.
    public internal(set) var story: [String] = []
    /// What does not hold.
    public let reason: String
    /// The number of each event among those that could come, for `only:`.
    public let order: [Int]
    /// How many of the events are actions, the person's and those of effects.
    public internal(set) var actions = 0
  }

  /// How many orders were tried, of those that lead to different points.
  public internal(set) var orders = 0
  /// How many more were tried with random priorities, as there are too many.
  public internal(set) var randomOrders = 0
  /// The share of all orders that was tried one after the other: 1 if these are all.
  ///
  /// As if the same number followed from each event that could come at a point.
  public internal(set) var share = 0.0
  /// The shortest order found that fails; nil if none does.
  public internal(set) var failure: Failure?

  /// Whether all orders were tried.
  public var isComplete: Bool { share == 1 }
}

extension ExplorationReport {
  /// Makes a report of nothing.
  @_spi(Views) public static var empty: Self { Self() }

  /// Adds what a further round has found, which went on from there.
  @_spi(Views) public mutating func add(_ round: Self) {
    orders += round.orders
    randomOrders += round.randomOrders
    share = round.share
    failure = round.failure
  }

  /// What a test is told of a failure.
  func message(_ failure: Failure) -> String {
    """
    \(failure.description)

    Orders tried: \(orders + randomOrders). Try this one alone with 'only: \(failure.order)'.

    More: Documentation/Core.docc/Exploring.md
    """
  }
}

extension ExplorationReport.Failure: CustomStringConvertible {
  /// The story, and what does not hold in its end.
  public var description: String {
    let story = story.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
    return """
      An order of \(count(actions, "action")) breaks the feature:

      \(story.indented)

      \(reason)
      """
  }
}

/// How much an exploration tries.
public struct ExplorationLimits: Sendable {
  /// How many orders are tried one after the other, and as many more with random priorities.
  public var orders: Int
  /// How many events an order has at most.
  public var events: Int
  /// How many sleeps of one effect end; one that sleeps more counts as one that never ends.
  public var sleeps: Int
  /// What decides the random priorities.
  public var seed: UInt64
  /// How long it goes on looking; nil for as long as it takes.
  ///
  /// What was found is then made shorter, which takes time of its own.
  public var time: Duration?

  /// Makes limits.
  public init(
    orders: Int = 10_000, events: Int = 60, sleeps: Int = 3, seed: UInt64 = 0,
    time: Duration? = nil
  ) {
    (self.orders, self.events, self.sleeps) = (orders, events, sleeps)
    (self.seed, self.time) = (seed, time)
  }
}

/// What an exploration checks without being told what is to hold.
public struct ExplorationChecks: OptionSet, Sendable {
  /// The checks as bits.
  public let rawValue: Int

  /// Makes checks of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// That no issue is reported: an action for a child that is gone, an error that nothing catches.
  public static let issues = Self(rawValue: 1)
  /// That each effect ends once nothing more comes.
  public static let ends = Self(rawValue: 2)
  /// That each effect ends when it is cancelled, as when its feature is dismissed.
  public static let cancellation = Self(rawValue: 4)
  /// That what is saved of a `Codable` state comes back.
  public static let coding = Self(rawValue: 8)
  /// That all orders end in the same state.
  public static let sameEnd = Self(rawValue: 16)
  /// That no effect runs twice under one id, begun by the same line at different times.
  public static let replacement = Self(rawValue: 32)
  /// That the screen offers something to do whenever nothing more comes.
  public static let offers = Self(rawValue: 64)
  /// That an effect loads while the screen shows that something is loading.
  public static let loading = Self(rawValue: 128)

  /// All but ``sameEnd``, which few features keep.
  public static let standard: Self = [
    .issues, .ends, .cancellation, .coding, .replacement, .offers, .loading,
  ]
}
