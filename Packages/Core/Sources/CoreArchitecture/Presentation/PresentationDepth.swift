/// Counts the presented features around the running reducer, for `isPresented`.
@usableFromInline
struct PresentationDepth {
  private let thread: ObservationThread

  @usableFromInline
  static func enter() -> Self {
    let thread = ObservationThread.current
    thread.presentationDepth += 1
    return Self(thread: thread)
  }

  @usableFromInline
  func leave() {
    thread.presentationDepth -= 1
  }
}
