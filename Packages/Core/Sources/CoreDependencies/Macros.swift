/// Makes a struct of closures a dependency client.
///
/// Every closure becomes an endpoint that reports an issue when it is called without an
/// implementation, and then throws ``Unimplemented``, or returns its default. Closures with labelled
/// parameters, `(_ id: Int)`, get a method with these labels. Initializers are generated: with all
/// endpoints, and with none.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() =
  #externalMacro(module: "CoreMacros", type: "DependencyClientMacro")

/// Makes one closure an endpoint; ``DependencyClient()`` applies it to all.
///
/// - Parameter method: The name of the generated method, instead of the property's.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String = "") =
  #externalMacro(module: "CoreMacros", type: "DependencyEndpointMacro")

/// Keeps ``DependencyClient()`` from treating a closure as an endpoint.
@attached(accessor, names: named(willSet))
public macro DependencyEndpointIgnored() =
  #externalMacro(module: "CoreMacros", type: "DependencyEndpointIgnoredMacro")

/// Makes a property of ``DependencyValues`` a dependency, without a key to write.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry var tides = TideTable.ofTheHarbour
/// }
/// ```
///
/// The default is the live value; a test says what it should be.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(__Key_))
public macro DependencyEntry() =
  #externalMacro(module: "CoreMacros", type: "DependencyEntryMacro")
