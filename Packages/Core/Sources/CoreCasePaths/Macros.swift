/// Makes the cases of an enum nameable by key paths.
///
/// Generates ``CasePathable/AllCasePaths`` with a property per case and adds the conformances.
/// A case with several associated values has a tuple as its value, a case without any has `Void`.
/// Add `@dynamicMemberLookup` to the enum to read `shape.circle` as an optional.
@attached(
  member,
  names: named(AllCasePaths), named(allCasePaths), named(_$Element), named(_$Iterator),
  named(_$Root))
@attached(extension, conformances: CasePathable, CasePathIterable)
public macro CasePathable() = #externalMacro(module: "CoreMacros", type: "CasePathableMacro")
