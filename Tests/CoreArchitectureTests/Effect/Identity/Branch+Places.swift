import ComposableArchitecture

@_spi(Views) @testable import CoreArchitecture

/// A place in a branch, with the identity of who is there.
enum BranchStep: Hashable {
  case part(Int), sealed(Int), optional(Int), guest(Int), road(Int), river(Int), row(Int)
  case screen(StackElementID), route(Int, AnyHashable), left(Int), right(Int), tight(Int), loose(
    Int)
}

extension Branch.State {
  /// The branches inside this one.
  var children: [(step: BranchStep, state: Branch.State)] {
    var all: [(BranchStep, Branch.State)] = []
    func add(_ state: Branch.State?, _ step: (Int) -> BranchStep) {
      if let state { all.append((step(state.id), state)) }
    }
    add(part.guest, BranchStep.part)
    add(sealed.guest, BranchStep.sealed)
    add(optional, BranchStep.optional)
    add(guest, BranchStep.guest)
    add(way?.road, BranchStep.road)
    add(way?.river, BranchStep.river)
    for row in rows { all.append((.row(row.id), row)) }
    for id in screens.ids { all.append((.screen(id), screens[id: id]!)) }
    for (index, route) in routes.enumerated() {
      all.append((.route(index, routes.screenID(at: index)), route.screen))
    }
    switch fork {
    case .left(let state): all.append((.left(state.id), state))
    case .right(let state): all.append((.right(state.id), state))
    case .none: break
    }
    switch knot {
    case .tight(let state): all.append((.tight(state.id), state))
    case .loose(let state): all.append((.loose(state.id), state))
    case .none: break
    }
    return all
  }

  /// The names of this branch and those inside it, by way; not of those that the store cannot see.
  func names(at way: [BranchStep] = []) -> [[BranchStep]: String] {
    children.reduce(into: [way: name]) { names, child in
      if case .sealed = child.step { return }
      names.merge(child.state.names(at: way + [child.step])) { name, _ in name }
    }
  }

  /// The branch at the end of a way; nil if somebody on it has gone.
  func branch(at way: [BranchStep]) -> Branch.State? {
    var current = self
    for step in way {
      guard let next = current.child(at: step) else { return nil }
      current = next
    }
    return current
  }

  private func child(at step: BranchStep) -> Branch.State? {
    func identified(_ state: Branch.State?, _ id: Int) -> Branch.State? {
      state?.id == id ? state : nil
    }
    switch (step, fork, knot) {
    case (.part(let id), _, _): return identified(part.guest, id)
    case (.sealed(let id), _, _): return identified(sealed.guest, id)
    case (.optional(let id), _, _): return identified(optional, id)
    case (.guest(let id), _, _): return identified(guest, id)
    case (.road(let id), _, _): return identified(way?.road, id)
    case (.river(let id), _, _): return identified(way?.river, id)
    case (.row(let id), _, _): return rows[id: id]
    case (.screen(let id), _, _): return screens[id: id]
    case (.route(let index, let id), _, _):
      return index < routes.count && AnyHashable(routes.screenID(at: index)) == id
        ? routes[index].screen : nil
    case (.left(let id), .left(let state), _), (.right(let id), .right(let state), _),
      (.tight(let id), _, .tight(let state)), (.loose(let id), _, .loose(let state)):
      return identified(state, id)
    default: return nil
    }
  }

  /// A way to one of the branches, at random.
  func randomWay(_ random: inout SplitMix) -> [BranchStep] {
    var (way, current) = ([BranchStep](), self)
    while random.below(6) > 0 {
      let children = current.children
      guard !children.isEmpty else { break }
      let next = children[random.below(children.count)]
      way.append(next.step)
      current = next.state
    }
    return way
  }

  /// Changes a branch where it is held.
  mutating func change(_ way: ArraySlice<BranchStep>, _ body: (inout Branch.State) -> Void) {
    guard let step = way.first else { return body(&self) }
    let rest = way.dropFirst()
    func inner(_ state: inout Branch.State?) { state?.change(rest, body) }
    switch step {
    case .part: inner(&part.guest)
    case .sealed: inner(&sealed.guest)
    case .optional: inner(&optional)
    case .guest: inner(&guest)
    case .road: inner(&self.way.road)
    case .river: inner(&self.way.river)
    case .row(let id): inner(&rows[id: id])
    case .screen(let id): inner(&screens[id: id])
    case .route(let index, _): routes[index].screen.change(rest, body)
    case .left, .right: fork.change(rest, body)
    case .tight, .loose: knot.change(rest, body)
    }
  }
}

extension Optional where Wrapped == Branch.Way.State {
  fileprivate var road: Branch.State? {
    get { self?.road }
    set { if let newValue { self = .road(newValue) } }
  }
  fileprivate var river: Branch.State? {
    get { self?.river }
    set { if let newValue { self = .river(newValue) } }
  }
}

extension Branch.Way.State {
  fileprivate var road: Branch.State? { if case .road(let state) = self { state } else { nil } }
  fileprivate var river: Branch.State? { if case .river(let state) = self { state } else { nil } }
}

extension Branch.Fork.State {
  fileprivate mutating func change(
    _ way: ArraySlice<BranchStep>, _ body: (inout Branch.State) -> Void
  ) {
    switch self {
    case .left(var state):
      state.change(way, body)
      self = .left(state)
    case .right(var state):
      state.change(way, body)
      self = .right(state)
    case .none: break
    }
  }
}

extension Branch.Knot.State {
  fileprivate mutating func change(
    _ way: ArraySlice<BranchStep>, _ body: (inout Branch.State) -> Void
  ) {
    switch self {
    case .tight(var state):
      state.change(way, body)
      self = .tight(state)
    case .loose(var state):
      state.change(way, body)
      self = .loose(state)
    case .none: break
    }
  }
}

extension Branch.Action {
  /// An action for the branch at the end of a way.
  init(_ action: Self, at way: ArraySlice<BranchStep>) {
    guard let step = way.first else {
      self = action
      return
    }
    let inner = Self(action, at: way.dropFirst())
    switch step {
    case .part: self = .part(.guest(.presented(inner)))
    case .sealed: self = .sealed(.guest(.presented(inner)))
    case .optional: self = .optional(inner)
    case .guest: self = .guest(.presented(inner))
    case .road: self = .way(.presented(.road(inner)))
    case .river: self = .way(.presented(.river(inner)))
    case .row(let id): self = .rows(.element(id: id, action: inner))
    case .screen(let id): self = .screens(.element(id: id, action: inner))
    case .route(let index, _): self = .routes(.routeAction(id: index, action: inner))
    case .left: self = .fork(.left(inner))
    case .right: self = .fork(.right(inner))
    case .tight: self = .knot(.tight(inner))
    case .loose: self = .knot(.loose(inner))
    }
  }
}
