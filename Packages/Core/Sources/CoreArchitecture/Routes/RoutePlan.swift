/// The steps by which a host gets from one list of screens to another, drawn as one change.
///
/// A screen stays for as long as all screens below it do. From the first difference on, the old
/// screens leave, the topmost first, and the new ones are shown.
package struct RoutePlan<ID: Hashable>: Equatable {
  /// The identity and the style of a screen.
  package struct Screen: Equatable {
    package let id: ID
    package let style: RouteStyle

    package init(id: ID, style: RouteStyle) {
      self.id = id
      self.style = style
    }
  }

  package enum Step: Equatable {
    /// Ends the presentation of a screen, with all screens above it.
    case dismiss(ID)
    /// Pops a number of screens off the stack in front.
    case pop(Int)
    /// Shows another root, without screens above it.
    case replaceRoot(Screen)
    case push([ID])
    case present(Screen)
  }

  package private(set) var steps: [Step] = []

  /// Plans the change of screens above a root that stays, all of which are pushed.
  package init(fromPushed old: [ID], to new: [ID]) {
    let kept = zip(old, new).prefix { $0 == $1 }.count
    leave(old[kept...].map { Screen(id: $0, style: .push) }[...])
    show(new[kept...].map { Screen(id: $0, style: .push) }[...], isFirst: false)
  }

  package init(from old: [Screen], to new: [Screen]) {
    let kept = zip(old, new).prefix { $0 == $1 }.count
    leave(old[kept...])
    show(new[kept...], isFirst: kept == 0)
  }

  private mutating func leave(_ screens: ArraySlice<Screen>) {
    let above = screens.drop { $0.style == .push }
    if let lowest = above.first, lowest.style.isPresented { steps.append(.dismiss(lowest.id)) }
    let pushed = screens.count - above.count
    if pushed > 0 { steps.append(.pop(pushed)) }
  }

  private mutating func show(_ screens: ArraySlice<Screen>, isFirst: Bool) {
    var rest = screens
    if isFirst, let root = rest.popFirst() { steps.append(.replaceRoot(root)) }
    while let next = rest.first {
      let pushed = rest.prefix { $0.style == .push }
      if pushed.isEmpty {
        steps.append(.present(next))
        rest.removeFirst()
      } else {
        steps.append(.push(pushed.map(\.id)))
        rest = rest.dropFirst(pushed.count)
      }
    }
  }
}
