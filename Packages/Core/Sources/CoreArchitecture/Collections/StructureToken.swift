internal import Synchronization

private let lastStructureToken = Atomic<UInt64>(0)

/// A number that no other call in this process returns; never 0.
@usableFromInline
func _nextStructureToken() -> UInt64 {
  lastStructureToken.wrappingAdd(1, ordering: .relaxed).newValue
}
