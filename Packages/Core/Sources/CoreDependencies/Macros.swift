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
///   @DependencyEntry var tides = TideTable.ofTheHarbour
/// }
/// ```
///
/// The default is the live value; a test must override it.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(__Key_))
public macro DependencyEntry() =
  #externalMacro(module: "CoreMacros", type: "DependencyEntryMacro")
