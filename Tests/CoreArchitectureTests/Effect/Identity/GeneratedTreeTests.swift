import ComposableArchitecture
import Foundation
import IssueReporting
import Synchronization
import Testing

@testable import CoreArchitecture

/// Random trees of features, six deep, whose states are replaced while effects run.
///
/// After each action a model looks the features of all effects up from the root. An effect runs if,
/// and only if, everybody on its way is still there. A feature begins once, when its way is there,
/// and ends when that is gone; one tree in ten is watched for that, as each of its features then
/// takes part in each look. One part comes after the other, as two at a time would keep all other
/// tests waiting. There are 1,000 trees, or as many as `TREES` says, and 300 under the thread
/// sanitizer, which takes ten times as long.
@Suite(.timeLimit(.minutes(20)), .serialized) struct GeneratedTreeTests {
  private static var parts: Int {
    let variables = ProcessInfo.processInfo.environment
    return variables["TSAN_OPTIONS"] == nil ? (Int(variables["TREES"] ?? "") ?? 1_000) / 100 : 3
  }

  @Test(arguments: 0..<parts)
  func anEffectLivesAsLongAsEverybodyAroundItsFeature(_ part: Int) async {
    let failure = await Forester().firstFailure(seeds: part * 100..<(part + 1) * 100)
    #expect(failure == nil)
  }
}

/// Plays trees on an actor of its own, as the main actor has others to serve.
private actor Forester {
  func firstFailure(seeds: Range<Int>) async -> String? {
    for seed in seeds {
      var run = TreeRun(seed: UInt64(seed), on: self)
      if let failure = await run.play(on: self) { return "seed \(seed): \(failure)" }
    }
    return nil
  }
}

/// One tree, and what happens to it.
private struct TreeRun {
  private var random: SplitMix
  private let log = BranchLog()
  private let core: RootCore<Grove.State, Grove.Action>
  /// The running effects: their number, the way to their feature, and its name.
  private var running: [(number: Int, way: [BranchStep], name: String, effects: ActionEffects)] = []
  private var ended: [ActionEffects] = []
  private var lastNumber = 0
  private let isWatched: Bool
  /// The names of the features that are there, by way, and of those that have gone.
  private var living: [[BranchStep]: String] = [:]
  private var gone: [String] = []

  init(seed: UInt64, on actor: any Actor) {
    random = SplitMix(seed)
    isWatched = seed % 10 == 0
    let state = UnsafeMutablePointer<Grove.State>.allocate(capacity: 1)
    let tree = Self.branch("", id: 1, depth: 6, log, &random)
    state.initialize(to: Grove.State(tree: tree, log: log))
    core = RootCore(
      state: state, node: Grove()._makeNode(),
      begins: isWatched && _ReducerTypes.mayBegin(Grove.self),
      dependencies: nil, isolation: actor)
  }

  private var tree: Branch.State { core.read { $0.tree } }

  /// Plays a number of steps; returns what went wrong.
  mutating func play(on actor: isolated any Actor) async -> String? {
    core.begin()
    var failure = checkBegun()
    for _ in 0..<12 where failure == nil {
      failure = step()
    }
    core.runtime.cancelAll()
    for effects in ended + running.map(\.effects) {
      await StoreTask(effects, in: core.runtime).finish()
    }
    // The work for an end is no effect of an action that could be awaited.
    while log.ended.withLock({ $0.count }) < gone.count { await Task.yield() }
    let ended = log.ended.withLock { $0 }
    return failure ?? (ended.sorted() == gone.sorted() ? nil : "ended: \(ended) for \(gone)")
  }

  private mutating func step() -> String? {
    let before = tree
    let way = before.randomWay(&random)
    let name = before.branch(at: way)!.name
    lastNumber += 1
    switch random.below(5) {
    case 0, 1:
      start(at: way, name)
    case 2:
      plan()
      start(at: way, name)
    case 3:
      plan()
      // What a feature sends at once and that has gone meanwhile is reported, and reaches nobody.
      // Tests of the reports are elsewhere; thousands of them would take longer than the trees.
      withIssueReporters([]) {
        _ = core.send(
          .tree(Branch.Action(.echo(lastNumber), at: way[...])), effects: nil, origin: nil)
      }
      if let failure = checkArrivals(at: way, name) { return failure }
    default:
      plan()
      send(.weather)
    }
    return check() ?? checkBegun()
  }

  @discardableResult
  private func send(_ action: Grove.Action) -> ActionEffects? {
    core.send(action, effects: nil, origin: nil)
  }

  private mutating func start(at way: [BranchStep], _ name: String) {
    let effects = send(.tree(Branch.Action(.start(lastNumber), at: way[...])))!
    running.append((lastNumber, way, name, effects))
  }

  /// Has something be replaced, somewhere, with the next action.
  private mutating func plan() {
    let way = tree.randomWay(&random)
    var chance = SplitMix(random.next())
    log.change = { [log] tree in
      tree.change(way[...]) { Self.replaceSomething(in: &$0, log, depth: 6 - way.count, &chance) }
    }
  }

  private mutating func check() -> String? {
    let tree = tree
    for effect in running {
      let isThere = tree.branch(at: effect.way) != nil
      var isCancelled = false
      effect.effects.running.forEach { isCancelled = $0.isCancelled }
      if isThere == isCancelled {
        return "\(effect.number) at \(effect.name) is \(isCancelled ? "cancelled" : "left behind")"
      }
      if !isThere { ended.append(effect.effects) }
    }
    running.removeAll { tree.branch(at: $0.way) == nil }
    return nil
  }

  private mutating func checkBegun() -> String? {
    guard isWatched else { return nil }
    let names = tree.names()
    let new = names.filter { living[$0.key] == nil }.values.sorted()
    gone += living.filter { names[$0.key] == nil }.values
    living = names
    defer { log.begun = [] }
    return log.begun.sorted() == new ? nil : "begun: \(log.begun.sorted()) for \(new)"
  }

  private func checkArrivals(at way: [BranchStep], _ name: String) -> String? {
    defer { log.arrivals = [] }
    if let stranger = log.arrivals.first(where: { $0.name != name }) {
      return "\(stranger.number) of \(name) arrived at \(stranger.name)"
    }
    let expected = tree.branch(at: way) == nil ? 0 : 2
    return log.arrivals.count == expected ? nil : "\(name): \(log.arrivals.count) arrived"
  }
}

extension TreeRun {
  private static func branch(
    _ name: String, id: Int, depth: Int, _ log: BranchLog, _ random: inout SplitMix
  ) -> Branch.State {
    var state = Branch.State(id: id, name: name, log: log)
    guard depth > 0 else { return state }
    for _ in 0..<random.below(3) {
      replaceSomething(in: &state, log, depth: depth, &random)
    }
    return state
  }

  /// Takes away, presents or replaces a child of a branch, at any of its places.
  private static func replaceSomething(
    in state: inout Branch.State, _ log: BranchLog, depth: Int, _ random: inout SplitMix
  ) {
    guard depth > 0 else { return }
    let name = state.name
    func made(_ place: String, _ id: Int) -> Branch.State {
      branch("\(name)/\(place)\(id)", id: id, depth: depth - 1, log, &random)
    }
    func some(_ place: String) -> Branch.State? {
      random.below(4) == 0 ? nil : made(place, 1 + random.below(2))
    }
    switch random.below(11) {
    case 0: state.part = Branch.Part.State(guest: some("part"))
    case 1: state.sealed.guest = some("sealed")
    case 2: state.optional = some("optional")
    case 3: state.guest = some("guest")
    case 4: state.way = some("road").map { .road($0) }
    case 5: state.way = some("river").map { .river($0) }
    case 6:
      let id = random.below(3)
      state.rows[id: id] = state.rows[id: id] == nil ? made("row", id) : nil
    case 7:
      if random.below(3) > 0 {
        state.screens.append(made("screen\(state.screens.count).", 1))
      } else if !state.screens.isEmpty {
        state.screens.removeLast()
      }
    case 8:
      if random.below(3) > 0 {
        state.routes.push(made("route\(state.routes.count).", 1))
      } else if !state.routes.isEmpty {
        state.routes.removeLast()
      }
    case 9:
      state.fork = some("left").map { .left($0) } ?? some("right").map { .right($0) } ?? .none
    default:
      state.knot = some("tight").map { .tight($0) } ?? some("loose").map { .loose($0) } ?? .none
    }
  }
}

/// Numbers at random, the same for the same seed.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
}
