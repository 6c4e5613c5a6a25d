// Locks, actors and tasks, and values that cross them.
//
// Isolation: DefaultIsolation.
// LockIsolated: ActorIsolated.
// UncheckedSendable: UncheckedBox.
