/// Makes a struct of closures a dependency client.
///
/// ```
/// @DependencyClient struct NumbersClient: Sendable {
///   var fact: @Sendable (_ number: Int) async throws -> String
/// }
/// ```
/// Every closure becomes an endpoint. Called without an implementation, it reports an issue and
/// throws ``Unimplemented`` or returns its default. A closure with labelled parameters gets a
/// method with these labels: `client.fact(number: 7)`. The generated initializers take all
/// endpoints, or none.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() =
  #externalMacro(module: "CoreMacros", type: "DependencyClientMacro")

/// Makes one closure an endpoint; ``DependencyClient()`` applies it to all closures.
///
/// - Parameter method: The name of the generated method; by default that of the property.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String = "") =
  #externalMacro(module: "CoreMacros", type: "DependencyEndpointMacro")

/// Keeps ``DependencyClient()`` from treating a closure as an endpoint.
@attached(accessor, names: named(willSet))
public macro DependencyEndpointIgnored() =
  #externalMacro(module: "CoreMacros", type: "DependencyEndpointIgnoredMacro")

/// Makes a property of ``DependencyValues`` a dependency, and generates the key for it.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry var tides = TideTable.calm
/// }
/// ```
///
/// The default is the test value; an app that reads it has to override it, which is reported. A
/// property without a default is of a type that is its own key, or has no value before it is
/// overridden.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(__Key_))
public macro DependencyEntry() =
  #externalMacro(module: "CoreMacros", type: "DependencyEntryMacro")

/// Makes a property of ``DependencyValues`` a dependency with a live value.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(liveValue: TideTable.ofTheHarbour) var tides = TideTable.calm
/// }
/// ```
///
/// The default is the test value; without one, a test must override the dependency.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(__Key_))
public macro DependencyEntry<Value>(liveValue: Value) =
  #externalMacro(module: "CoreMacros", type: "DependencyEntryMacro")

/// Makes a property of ``DependencyValues`` a dependency with a value for previews.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(__Key_))
public macro DependencyEntry<Value>(previewValue: Value) =
  #externalMacro(module: "CoreMacros", type: "DependencyEntryMacro")

/// Makes a property of ``DependencyValues`` a dependency with values for the app and for previews.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(__Key_))
public macro DependencyEntry<Value>(liveValue: Value, previewValue: Value) =
  #externalMacro(module: "CoreMacros", type: "DependencyEntryMacro")

/// Makes a property of ``DependencyValues`` a dependency whose key has a name and the property's
/// access.
///
/// Another module gives it its live value:
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry("TidesKey") public var tides = TideTable.calm
/// }
/// // In the module of the app:
/// extension DependencyValues.TidesKey: DependencyKey {
///   public static let liveValue = TideTable.ofTheHarbour
/// }
/// ```
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry(_ keyName: StaticString) =
  #externalMacro(module: "CoreMacros", type: "DependencyEntryMacro")

/// Makes a property of ``DependencyValues`` a dependency with a live value, whose key has a name.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry<Value>(_ keyName: StaticString, liveValue: Value) =
  #externalMacro(module: "CoreMacros", type: "DependencyEntryMacro")

/// Makes a property of ``DependencyValues`` a dependency with a value for previews, whose key has a
/// name.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry<Value>(_ keyName: StaticString, previewValue: Value) =
  #externalMacro(module: "CoreMacros", type: "DependencyEntryMacro")

/// Makes a property of ``DependencyValues`` a dependency with values for the app and for previews,
/// whose key has a name.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry<Value>(
  _ keyName: StaticString, liveValue: Value, previewValue: Value
) = #externalMacro(module: "CoreMacros", type: "DependencyEntryMacro")

// What the code that `@DependencyEntry` generates for a property without a default needs.

extension DependencyValues {
  /// The value of a type that is its own key; for generated code.
  public subscript<Key: TestDependencyKey, Other: TestDependencyKey<Key>>(
    _entry type: Key.Type, _ other: Other.Type,
    fileID fileID: StaticString = #fileID, filePath filePath: StaticString = #filePath,
    line line: UInt = #line, column column: UInt = #column,
    function function: StaticString = #function
  ) -> Key where Key.Value == Key {
    get {
      self[
        type, fileID: fileID, filePath: filePath, line: line, column: column, function: function]
    }
    set { self[type] = newValue }
  }

  /// The value of the generated key, for a type that is no key; for generated code.
  public subscript<Key: TestDependencyKey>(
    _entry type: Key.Value.Type, _ key: Key.Type,
    fileID fileID: StaticString = #fileID, filePath filePath: StaticString = #filePath,
    line line: UInt = #line, column column: UInt = #column,
    function function: StaticString = #function
  ) -> Key.Value {
    get {
      self[key, fileID: fileID, filePath: filePath, line: line, column: column, function: function]
    }
    set { self[key] = newValue }
  }
}

/// Stops the process, as a dependency without any value was read before it was overridden.
public func _valueWithoutDefault<Value>(_ property: String) -> Value {
  fatalError(
    """
    '@Dependency(\\.\(property))' was read, but '@DependencyEntry var \(property)' has no value. \
    Override it with 'withDependencies' or 'prepareDependencies', or give the property a default, \
    which is its value in tests, and the attribute a 'liveValue:'.

    More: Documentation/Core.docc/Dependencies.md#what-is-reported
    """)
}

/// The error that an endpoint of a dependency client throws without an implementation.
public struct Unimplemented: Error, Hashable, CustomStringConvertible {
  /// The name of the endpoint.
  public let endpoint: String

  /// Makes the error for the endpoint with a name.
  public init(_ endpoint: String) { self.endpoint = endpoint }

  /// A sentence with the name of the endpoint.
  public var description: String { "'\(endpoint)' is not implemented" }
}

/// Reports that an endpoint without an implementation was called.
public func _reportUnimplementedEndpoint(
  _ name: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  DependencyIssue.unimplementedEndpoint(name: name).report(
    at: _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}
