/// A node that keeps a stack of screens.
protocol StackKeeper {
  /// Leaves all screens but the first.
  func goToRoot()
}

extension ViewNode {
  /// The first stack of screens below; nil if there is none.
  var firstStack: (any StackKeeper)? {
    var found: (any StackKeeper)?
    forEachChild { child in
      guard found == nil else { return }
      found = child as? any StackKeeper ?? child.firstStack
    }
    return found
  }
}
