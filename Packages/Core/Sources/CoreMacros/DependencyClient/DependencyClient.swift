// `@DependencyClient` and `@DependencyEndpoint`.
//
// DependencyEndpointMacro: DependencyEndpointIgnoredMacro.
