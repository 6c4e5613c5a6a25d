/// A view that stands for those in it.
protocol KindParts { static func contain(_ isSought: (any View.Type) -> Bool) -> Bool }

extension Optional: KindParts where Wrapped: View {
  static func contain(_ isSought: (any View.Type) -> Bool) -> Bool {
    ViewKind.contains(Wrapped.self, isSought)
  }
}

extension ConditionalView: KindParts {
  static func contain(_ isSought: (any View.Type) -> Bool) -> Bool {
    ViewKind.contains(First.self, isSought) || ViewKind.contains(Second.self, isSought)
  }
}

extension TupleView: KindParts {
  static func contain(_ isSought: (any View.Type) -> Bool) -> Bool {
    for type in repeat (each Content).self {
      if ViewKind.contains(type, isSought) { return true }
    }
    return false
  }
}
