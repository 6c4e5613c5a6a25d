// `@ObservableState`: the members of structs and enums, and the accessors of each property.
//
// ObservationStateTrackedMacro: ObservationStateIgnoredMacro.
