/// Identifies a throttle window by the effects' id, the type of their actions, and the clock.
struct ThrottleID: Hashable {
  let id: CancelID
  let window: ObjectIdentifier
}
