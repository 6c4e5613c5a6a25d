/// One call of the ledger.
///
/// Effects, actions, waiters and throttle windows are numbers, cancel ids letters. A feature is
/// named by the way to it from the root, whose name is empty: `p1r2` is child 2 at the place `r` of
/// child 1 at the place `p`. Rows, at places `r`, cannot be dismissed; screens, at places `s`, have
/// their number as their position among the routes, so that screen 0 cannot, either.
enum LedgerStep: Sendable {
  /// Enters an effect; without `begins`, its work begins with a step of its own.
  case enter(
    Int, in: String = "", ids: String = "", of: Int? = nil, replacing: Character? = nil,
    begins: Bool = true)
  case begin(Int)
  case leave(Int)
  case cancel(Character, in: String = "")
  /// Cancels an id in the feature of a running effect, as that effect does itself.
  case cancelFrom(Int, Character)
  case cancelChildren(
    at: Character, in: String = "", keeping: Set<Int> = [], structure: UInt64 = 0)
  case cancelAction(Int, unlessEnded: Bool = false)
  case cancelAll
  case willProcess(Int)
  case didProcess(Int)
  case wait(Int, for: Int)
  case stopWaiting(Int)
  case window(Character, of: Int)
  case windowIsOver(Int)
  // Questions.
  case isCancelled(Int)
  case wasCancelled(action: Int)
  case children(at: Character, in: String = "")
  case dismissal(from: Int)

  /// The place and number of each feature on the way from the root, with its name.
  static func way(to name: String) -> [(place: Character, id: Int, name: String)] {
    let characters = Array(name)
    return stride(from: 0, to: characters.count, by: 2).map { place in
      let id = characters[place + 1].wholeNumberValue!
      return (characters[place], id, String(characters[...(place + 1)]))
    }
  }

  static func list(_ numbers: some Sequence<Int>) -> String {
    numbers.sorted().map(String.init).joined(separator: " ")
  }
}
