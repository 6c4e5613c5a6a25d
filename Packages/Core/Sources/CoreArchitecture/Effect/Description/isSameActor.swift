/// Whether two isolations are the same actor.
///
/// A function of its own, as comparing `#isolation` in place miscompiles in Swift 6.3.1.
@inline(never)
package func isSameActor(_ lhs: (any Actor)?, _ rhs: any Actor) -> Bool {
  lhs.map { $0 === rhs } ?? false
}
