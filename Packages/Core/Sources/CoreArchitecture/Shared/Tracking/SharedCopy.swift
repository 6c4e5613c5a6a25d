/// A copy of a shared value at one time; whoever holds copies of any type has them as `Sendable`.
struct SharedCopy<Value>: @unchecked Sendable {
  // Unchecked: immutable, and `Shared` is only `Sendable` where its value is.
  let value: Value
}
