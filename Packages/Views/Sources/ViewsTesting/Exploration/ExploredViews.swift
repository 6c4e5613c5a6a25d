@_spi(Isolation) internal import CoreDependencies
@_spi(Views) internal import CoreTesting
@_spi(Hosts) internal import CoreViews

/// The screen of an explored feature: a session of its views.
final class ExploredViews: ExploredScreen {
  private let session: any ViewSession
  /// What the person can do, until the screen changes.
  private var known: [ScreenOffer]?
  private var hash: Int?

  /// Shows a view; called on the actor of the exploration.
  init(of content: some View, at place: ExploredPlace) {
    // Safe: the view is made on that actor and shown there.
    nonisolated(unsafe) let content = content
    nonisolated(unsafe) var session: (any ViewSession)?
    ViewTasks.$executor.withValue(place.tasks) {
      place.actor.assumeIsolated { actor in
        session = ViewGraph(isolation: actor, content)
      }
    }
    self.session = session!
    self.session.onUpdate = { [unowned self] in (known, hash) = (nil, nil) }
  }

  func update() { session.update() }

  private var steps: [ScreenOffer] {
    if let known { return known }
    let steps = ScreenOffer.all(in: session)
    known = steps
    return steps
  }

  var offers: [String] { steps.map(\.words) }

  func take(_ number: Int) {
    for interaction in steps[number].interactions { _ = session.perform(interaction) }
  }

  var look: Int {
    if let hash { return hash }
    var hasher = Hasher()
    session.root.hashLook(into: &hasher)
    let look = hasher.finalize()
    hash = look
    return look
  }

  var isLoading: Bool {
    session.root.front.element.flattened.contains {
      $0.role == .progress && $0.fraction == nil && !$0.isHidden
    }
  }

  var text: String { session.root.plainText }

  func close() { session.close() }
}

extension Element {
  /// Hashes what a person can see and do, without ids and the focus.
  fileprivate func hashLook(into hasher: inout Hasher) {
    hasher.combine(role)
    hasher.combine(label)
    hasher.combine(value)
    hasher.combine(isEnabled)
    hasher.combine(isSelected)
    hasher.combine(isHidden)
    hasher.combine(children.count)
    for child in children { child.hashLook(into: &hasher) }
  }
}
