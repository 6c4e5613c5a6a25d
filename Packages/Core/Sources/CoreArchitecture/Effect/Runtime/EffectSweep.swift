/// A look at a state, from a feature down, for children that have gone while their effects run.
///
/// A store looks after each action, while children have effects, and only where they do. So it does
/// not matter which reducer took a child away, or replaced what is around it.
@usableFromInline
struct EffectSweep {
  /// Where the look is: a feature, and the part of its state.
  @usableFromInline
  struct Place {
    let feature: FeatureEffects
    var path: StatePath
    /// The bits of the parts in which the feature has children.
    @usableFromInline let parts: UInt64

    init(_ feature: FeatureEffects, path: StatePath = .identity) {
      self.feature = feature
      self.path = path
      parts = feature.parts
    }
  }

  let runtime: EffectRuntime
  @usableFromInline private(set) var place: Place
  private(set) var gone: [FeatureEffects] = []
  /// Those who have gone while their effects go on.
  private var departed: [FeatureEffects] = []
  /// What is looked for in place of those who have gone; nil in a look for these.
  private let search: StateSearch?

  /// Begins at the root feature; nil if none of its children has effects.
  init?(root runtime: EffectRuntime) {
    guard !runtime.root.children.isEmpty else { return nil }
    self.init(Place(runtime.root), in: runtime)
  }

  init(_ place: Place, in runtime: EffectRuntime, for search: StateSearch? = nil) {
    self.runtime = runtime
    self.place = place
    self.search = search
  }

  /// Goes into a part of the state; returns the way back, or nil if no child there has effects.
  @inlinable
  mutating func enter(part: StatePath) -> Place? {
    part.bit == 0 || place.parts & part.bit != 0 || isSearch ? entered(part) : nil
  }

  @usableFromInline var isSearch: Bool { search != nil }

  @usableFromInline
  mutating func entered(_ part: StatePath) -> Place {
    let outer = place
    place.path = place.path.appending(part)
    return outer
  }

  /// The ways to look that reducers have left here which are called by others.
  func opaqueReducers(of state: Any.Type) -> [AnyObject] {
    let place = OpaquePlace(path: place.path, state: ObjectIdentifier(state))
    return self.place.feature.opaqueReducers[place].map { Array($0.values) } ?? []
  }

  /// Takes the way back.
  @usableFromInline
  mutating func leave(to outer: Place) {
    if !isSearch, place.feature !== outer.feature { place.feature.touched.removeAll() }
    place = outer
  }

  /// Whether children at a place have effects.
  @inlinable
  func holds(_ path: StatePath) -> Bool {
    place.parts & path.bit != 0 && children(at: path)
  }

  @usableFromInline
  func children(at path: StatePath) -> Bool {
    place.feature.children[place.path.appending(path)] != nil
  }

  /// Notes all single children at a place as gone but the one that is there now.
  ///
  /// Goes into that one and returns the way back, or nil if it has no children with effects.
  @usableFromInline
  mutating func enter(at path: StatePath, _ current: AnyHashable?) -> Place? {
    guard let children = place.feature.children[place.path.appending(path)] else { return nil }
    if let search {
      let present = current.flatMap { children.features[$0] }
      return present.flatMap { search.isOnTheWay($0) ? go(to: $0) : nil }
    }
    var present: FeatureEffects?
    for (id, child) in children.features {
      if id == current { present = child } else { note(child, isReplaced: current != nil) }
    }
    return present.flatMap { enter($0) }
  }

  /// Goes into a child; returns the way back, or nil if it has no children with effects.
  private mutating func enter(_ child: FeatureEffects) -> Place? {
    guard !child.children.isEmpty || isSearch else { return nil }
    return go(to: child)
  }

  private mutating func go(to child: FeatureEffects) -> Place {
    defer { place = Place(child) }
    return place
  }

  private mutating func note(_ child: FeatureEffects, isReplaced: Bool) {
    if isReplaced { child.markAsReplaced() }
    gone.append(child)
  }

  /// Ends the effects of those who have gone.
  mutating func end() {
    if !place.feature.touched.isEmpty { place.feature.touched.removeAll(keepingCapacity: true) }
    if !gone.isEmpty { runtime.carryOut { [gone] in $0.end(gone) } }
    if !departed.isEmpty { runtime.carryOut { [departed] in $0.takeEndings(of: departed) } }
  }
}

extension EffectSweep {
  /// Notes the children of a collection as gone that are not there any more.
  ///
  /// - Parameters:
  ///   - path: The place of the collection.
  ///   - revision: The revision of the collection now.
  ///   - isPresent: Returns whether the child with an id is there.
  /// - Returns: The children to look into: they have children with effects, and may have changed.
  @usableFromInline
  mutating func rows(
    at path: StatePath, revision: UInt64, isPresent: (AnyHashable) -> Bool
  ) -> [Row] {
    let feature = place.feature
    let path = place.path.appending(path)
    guard let children = feature.children[path] else { return [] }
    if let search { return search.rows(of: children) }
    if children.structure == revision {
      return feature.touched.compactMap { row in
        guard let key = row.key, key.path == path, children.withChildren[key.id] === row else {
          return nil
        }
        return Row(feature: row, id: key.id)
      }
    }
    for (id, child) in children.features where !isPresent(id) { note(child, isReplaced: false) }
    runtime.ask { _ in feature.children[path]?.structure = revision }
    return children.withChildren.compactMap { id, child in
      isPresent(id) ? Row(feature: child, id: id) : nil
    }
  }

  /// Notes the screens of a coordinator as gone that have left, and tells the others where they
  /// are.
  ///
  /// - Parameters:
  ///   - path: The place of the routes.
  ///   - endsEffects: Whether effects end with their screen.
  ///   - position: Returns where the screen with an id is; nil if it has left.
  /// - Returns: The screens to look into: they have children with effects.
  mutating func screens(
    at path: StatePath, endsEffects: Bool, position: (AnyHashable) -> Int?
  ) -> [Row] {
    guard let children = place.feature.children[place.path.appending(path)] else { return [] }
    if let search { return search.rows(of: children) }
    for (id, child) in children.features {
      if let position = position(id) {
        runtime.ask { _ in child.position = position }
      } else if endsEffects {
        note(child, isReplaced: false)
      } else if child.endings != nil {
        departed.append(child)
      }
    }
    return children.withChildren.map { Row(feature: $1, id: $0) }
  }

  /// A child in a collection.
  @usableFromInline
  struct Row {
    let feature: FeatureEffects
    @usableFromInline let id: AnyHashable
  }

  @usableFromInline
  mutating func enter(_ row: Row) -> Place? { enter(row.feature) }
}

extension EffectSweep {
  /// Hands over the state of a reducer if it is the one looked for.
  @usableFromInline
  func offer(_ state: UnsafeRawPointer, of reducer: AnyObject) {
    guard let search, search.reducer === reducer, search.feature === place.feature else { return }
    search.found(state)
  }
}
