import SwiftSyntaxMacros

#if HOST_LIBRARIES
  @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
#else
  import SwiftCompilerPlugin
#endif

/// The plug-in that the compiler starts, and asks for expansions on a pipe.
@main
struct CoreMacrosPlugin {
  let providingMacros: [any Macro.Type] = [
    CaseBindableMacro.self,
    CasePathableMacro.self,
    DependencyClientMacro.self,
    DependencyEndpointIgnoredMacro.self,
    DependencyEndpointMacro.self,
    DependencyEntryMacro.self,
    EntryMacro.self,
    ObservableStateMacro.self,
    ObservationStateIgnoredMacro.self,
    ObservationStateTrackedMacro.self,
    PerceptibleMacro.self,
    PresentsMacro.self,
    PreviewMacro.self,
    PreviewableMacro.self,
    ReducerCaseEphemeralMacro.self,
    ReducerCaseIgnoredMacro.self,
    ReducerMacro.self,
    UITransactionEntryMacro.self,
    ViewActionMacro.self,
  ]
}

#if HOST_LIBRARIES
  // The toolchain has no `CompilerPlugin`, but all that it is made of.
  extension CoreMacrosPlugin: PluginProvider {
    static func main() throws {
      try CompilerPluginMessageListener(connection: StandardIOMessageConnection(), provider: Self())
        .main()
    }

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
      let name = "\(moduleName).\(typeName)"
      guard let macro = providingMacros.first(where: { String(reflecting: $0) == name }) else {
        throw UnknownMacro(name: name)
      }
      return macro
    }
  }

  private struct UnknownMacro: Error, CustomStringConvertible {
    let name: String
    var description: String { "no macro is named '\(name)': add it to 'providingMacros'" }
  }
#else
  extension CoreMacrosPlugin: CompilerPlugin {}
#endif
