// `@Reducer` on structs and enums.
//
// ReducerMacro: ReducerCaseEphemeralMacro, ReducerCaseIgnoredMacro.
