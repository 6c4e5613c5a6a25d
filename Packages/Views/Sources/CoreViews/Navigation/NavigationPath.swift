internal import Foundation

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

/// A stack's path in code that draws without views.
public typealias UINavigationPath = NavigationPath

extension NavigationPath {
  /// The path as it can be kept and read again; nil if a value in it is not `Codable`.
  public var codable: CodableRepresentation? {
    let codable = values.compactMap { $0.base as? any Hashable & Codable }
    return codable.count == values.count ? CodableRepresentation(values: values) : nil
  }

  /// Makes a path of one that was kept.
  public init(_ codable: CodableRepresentation) { values = codable.values }

  /// A path whose values are kept under the names of their types, the one in front first.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [AnyHashable]

    fileprivate init(values: [AnyHashable]) { self.values = values }

    /// Reads the values; throws if the program has no type of a name, or the type cannot be read.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "The program has no type '\(name)' to read.")
        }
        let value = try JSONDecoder().decode(
          type, from: Data(try container.decode(String.self).utf8))
        values.append(AnyHashable(value))
      }
      self.values = values.reversed()
    }

    /// Writes the values; throws if one cannot be written.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for case let value as any Hashable & Codable in values.reversed().map(\.base) {
        let type = type(of: value as Any)
        try container.encode(_mangledTypeName(type) ?? "\(type)")
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }
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
