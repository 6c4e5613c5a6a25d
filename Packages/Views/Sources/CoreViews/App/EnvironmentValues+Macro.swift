/// Makes a property of `EnvironmentValues` a value that views hand down, and generates the key.
///
/// ```
/// extension EnvironmentValues {
///   @Entry var tariff = Tariff.standard
/// }
/// ```
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "CoreMacros", type: "EntryMacro")
