/// Hands views over from a closure that is isolated.
struct IsolatedContent: @unchecked Sendable {
  // Safe: it is read where it was made, on the main actor.
  let content: AnyView
}
