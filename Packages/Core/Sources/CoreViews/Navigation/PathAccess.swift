/// Reads and changes a navigation path, with its type hidden.
struct PathAccess {
  let values: () -> [AnyHashable]
  /// Appends a value; returns false if the path takes no values of this type.
  let append: (AnyHashable) -> Bool
  /// Shortens the path to a number of values.
  let truncate: (Int) -> Void
  /// Builds a screen where the stack does so itself; nil leaves it to
  /// `navigationDestination(for:)`.
  var destination: ((AnyHashable) -> AnyView)?
  /// Pushes a screen by its state where a store drives the stack; returns false for another type.
  var pushState: ((Any) -> Bool)?
}

extension PathAccess {
  init<Path: RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Path>)
  where Path.Element: Hashable {
    self.init(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      append: { value in
        guard let value = value as? Path.Element else { return false }
        path.wrappedValue.append(value)
        return true
      },
      truncate: { count in
        let excess = path.wrappedValue.count - count
        guard excess > 0 else { return }
        var shorter = path.wrappedValue
        shorter.removeSubrange(shorter.index(shorter.endIndex, offsetBy: -excess)...)
        path.wrappedValue = shorter
      }
    )
  }
}
