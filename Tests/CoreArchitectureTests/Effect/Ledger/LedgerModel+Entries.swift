extension LedgerModel {
  final class Feature {
    let parent: Feature?
    let name: String
    /// Whether the parent still has it.
    var isThere = true
    var structure: UInt64 = 0

    init(_ name: String, of parent: Feature?) {
      self.name = name
      self.parent = parent
    }

    var isDismissible: Bool {
      let place = name.dropLast().last
      return parent != nil && place != "r" && !(place == "s" && name.last == "0")
    }

    /// The feature and those around it.
    var outward: [Feature] { [self] + (parent?.outward ?? []) }

    /// Whether it is another feature or inside of it, and all features in between are there.
    func isWithin(_ other: Feature) -> Bool {
      self === other || isThere && parent?.isWithin(other) ?? false
    }
  }

  final class Effect {
    let number: Int
    let feature: Feature
    let ids: String
    let action: Action?
    var isCancelled: Bool
    var hasBegun = false

    init(_ number: Int, in feature: Feature, _ ids: String, of action: Action?) {
      self.number = number
      self.feature = feature
      self.ids = ids
      self.action = action
      isCancelled = action?.wasCancelled ?? false
    }
  }

  final class Action {
    let number: Int
    var wasCancelled = false
    var unprocessed = 0
    var waiters: [Int] = []

    init(_ number: Int) { self.number = number }
  }
}
