/// Wakes the thread that waits for transfers.
///
/// libcurl allows other threads this one call; the loop forgets the bell before it frees what it rings.
struct Bell: @unchecked Sendable {
  let curl: Curl
  let multi: Curl.Handle

  func ring() { _ = curl.wake(multi) }
}
