@_spi(Locked) internal import CoreDependencies
internal import Foundation

/// The states of a program's root stores, taken along from a process to the one after it.
///
/// `make watch` does so. A store that is made finds its state by the state's type, and by how many
/// stores of that type were made before. A field that is new has the value of the first state; a
/// state that cannot be read otherwise begins anew, and ``flaws`` says so.
@_spi(Hosts)
public final class RootStates: Sendable {
  /// Those of this process; nil unless a host sets it, before any store is made.
  public static var current: RootStates? {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  private static let shared = Locked<RootStates?>(nil)

  /// The state of a root store, for the next process.
  public struct Stored: Codable, Equatable, Sendable {
    /// The name of the state's type.
    var type: String
    /// The state as JSON; nil if it is not `Codable`.
    var json: String?
  }

  /// A root store that may have gone by now.
  // Unchecked: the closure reads the store on its actor only, and answers nil elsewhere.
  private struct Entry: @unchecked Sendable {
    let kept: () -> Stored?
  }

  private struct Memory {
    var waiting: [Stored]
    var stores: [Entry] = []
    var flaws: [String] = []
  }

  private let memory: Locked<Memory>

  /// Makes the states of a process, with those that the one before it has left.
  public init(_ former: [Stored] = []) { memory = Locked(Memory(waiting: former)) }

  /// Which states begin anew, and why, a line for each.
  public var flaws: [String] { memory.withLock { $0.flaws } }

  /// Leaves stores that are made from now on with their first state.
  public func endRestoring() { memory.withLock { $0.waiting = [] } }

  /// The states of the main actor's root stores that are alive, in the order of their making.
  @MainActor
  public func kept() -> [Stored] { memory.withLock { $0.stores }.compactMap { $0.kept() } }

  /// Replaces the first state of a store by the one that was left for it, if there is one.
  func restore<State>(_ state: UnsafeMutablePointer<State>) {
    let name = Self.name(of: State.self)
    let found: Stored? = memory.withLock { memory in
      memory.waiting.firstIndex { $0.type == name }.map { memory.waiting.remove(at: $0) }
    }
    guard let found else { return }
    do throws(StateError) {
      state.pointee = try StateError.decode(found.json, first: state.pointee)
    } catch {
      let flaw = "\(typeName(State.self)) begins anew: \(error.reason)."
      memory.withLock { $0.flaws.append(flaw) }
    }
  }

  /// Follows a store, so that its state is taken along if it is alive at the end.
  func follow<State, Action>(_ core: RootCore<State, Action>) {
    let entry = Entry { [weak core] in
      guard let core, core.runtime.isOnActor else { return nil }
      let state = untracked { core.read { $0 } } as? any Encodable
      let json = state.flatMap { try? JSONEncoder().encode($0) }
      return Stored(
        type: Self.name(of: State.self), json: json.map { String(decoding: $0, as: UTF8.self) })
    }
    memory.withLock { $0.stores.append(entry) }
  }

  /// The name of a type, which is the same in the next build.
  private static func name(of type: Any.Type) -> String {
    _typeName(type, qualified: true).replacing(#/\(unknown context at [^)]*\)\./#, with: "")
  }
}
