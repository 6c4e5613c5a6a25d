import CoreMacrosUnderTest
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import Testing

/// Every macro under the name it has in source, with the conformances its declaration lists.
private let macros: [String: MacroSpec] = [
  "CaseBindable": MacroSpec(
    type: CaseBindableMacro.self,
    conformances: ["CaseBindable", "CasePathable", "CasePathIterable"]),
  "CasePathable": MacroSpec(
    type: CasePathableMacro.self, conformances: ["CasePathable", "CasePathIterable"]),
  "DependencyClient": MacroSpec(type: DependencyClientMacro.self),
  "DependencyEndpoint": MacroSpec(type: DependencyEndpointMacro.self),
  "DependencyEndpointIgnored": MacroSpec(type: DependencyEndpointIgnoredMacro.self),
  "DependencyEntry": MacroSpec(type: DependencyEntryMacro.self),
  "ObservableState": MacroSpec(type: ObservableStateMacro.self, conformances: ["ObservableState"]),
  "ObservationStateIgnored": MacroSpec(type: ObservationStateIgnoredMacro.self),
  "ObservationStateTracked": MacroSpec(type: ObservationStateTrackedMacro.self),
  "Perceptible": MacroSpec(type: PerceptibleMacro.self, conformances: ["Observable"]),
  "Presents": MacroSpec(type: PresentsMacro.self),
  "Reducer": MacroSpec(type: ReducerMacro.self, conformances: ["CaseReducer", "Reducer"]),
  "ReducerCaseEphemeral": MacroSpec(type: ReducerCaseEphemeralMacro.self),
  "ReducerCaseIgnored": MacroSpec(type: ReducerCaseIgnoredMacro.self),
  "ViewAction": MacroSpec(type: ViewActionMacro.self, conformances: ["ViewActionSending"]),
]

/// Expands one macro and compares the source, the diagnostics and the source after the fix-its, all
/// of them or those whose messages are given.
func expectExpansion(
  of macro: String,
  _ source: String,
  _ expansion: String,
  diagnostics: [DiagnosticSpec] = [],
  applying messages: [String]? = nil,
  fixed: String? = nil,
  at place: Testing.SourceLocation = #_sourceLocation
) {
  let expanded = Expansion(of: source, by: macros.filter { $0.key == macro })
  #expect(expanded.text == expansion.withoutOuterLines, sourceLocation: place)
  #expect(expanded.syntaxErrors == [], "The expansion is no Swift", sourceLocation: place)
  #expect(expanded.diagnostics == diagnostics, sourceLocation: place)
  if let fixed {
    #expect(
      expanded.fixed(by: messages) == fixed.withoutSpacesAtEnds, sourceLocation: place)
  }
}

extension String {
  /// The message with the article that it names at its end.
  func see(_ article: String) -> String {
    "\(self); see Documentation/Core.docc/\(article).md"
  }
}
