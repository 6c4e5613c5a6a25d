/// A path of values of any types.
public struct NavigationPath: Equatable {
  fileprivate(set) var values: [AnyHashable] = []

  public init() {}

  public init(_ elements: some Sequence<some Hashable>) {
    values = elements.map { AnyHashable($0) }
  }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  public mutating func append(_ value: some Hashable) { values.append(AnyHashable(value)) }

  /// Removes so many values from the end; there have to be that many.
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
