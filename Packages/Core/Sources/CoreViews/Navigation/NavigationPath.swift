/// A path of a stack that holds values of different types.
public struct NavigationPath: Equatable {
  fileprivate(set) var values: [AnyHashable] = []

  /// Makes an empty path, which shows the root alone.
  public init() {}

  /// Makes a path of values, the lowest screen's first.
  public init(_ elements: some Sequence<some Hashable>) {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of screens above the root.
  public var count: Int { values.count }
  /// Whether the root shows.
  public var isEmpty: Bool { values.isEmpty }

  /// Pushes a value; `navigationDestination(for:)` for its type says how it is shown.
  public mutating func append(_ value: some Hashable) { values.append(AnyHashable(value)) }

  /// Removes values from the end; stops the process if there are fewer.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}

extension PathAccess {
  init(_ path: Binding<NavigationPath>) {
    self.init(
      values: { path.wrappedValue.values },
      append: {
        path.wrappedValue.values.append($0)
        return true
      },
      truncate: { path.wrappedValue.values = Array(path.wrappedValue.values.prefix($0)) }
    )
  }
}
