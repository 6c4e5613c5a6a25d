import CoreViews
import Effects

/// What the address bar shows, and where the browser's history leads.
extension PageSession {
  /// The program's name for the place that is shown.
  ///
  /// A program without such names has its start, and how many steps back lead there, so that the
  /// browser's Back is a step back as well.
  var place: String? {
    guard let served else { return nil }
    if let place = served.place { return place() }
    return page.depth == 0 ? "/" : "/#\(page.depth)"
  }

  func go(to place: String) {
    guard let served, let current = self.place, current != place else { return }
    guard served.place != nil else { return goBack(to: place, served) }
    do {
      let state = try served.archived?()
      let kept = state.map {
        StoredSession(id: id, browser: browser, applied: applied, state: $0)
      }
      let storedBefore = stored
      try begin(with: kept, at: place)
      stored = storedBefore
      epochBegin = number + 1
      needsWhole = true
    } catch {
      notices.append("\(error)")
    }
  }

  /// Takes the steps back to a place.
  ///
  /// The page is told where it is if that is another place in the end: what was closed has no way
  /// forward, and what cannot be closed stays.
  private func goBack(to place: String, _ served: ServedSession) {
    guard let target = place == "/" ? 0 : Int(place.dropFirst(2)), target >= 0 else { return }
    shownPlace = place
    for _ in 0..<max(0, page.depth - target) { refused(by: served.views.perform(.back)) }
  }
}
