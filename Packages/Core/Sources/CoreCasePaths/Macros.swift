/// Makes the cases of an enum available as key paths: `\.circle`.
///
/// Generates ``CasePathable/AllCasePaths`` with a property per case and adds the conformances. The
/// value of a case with several associated values is a tuple, that of a case without any is
/// `Void`. Add `@dynamicMemberLookup` to the enum to read `shape.circle` as an optional.
@attached(
  member,
  names: named(AllCasePaths), named(allCasePaths), named(_$Element), named(_$Iterator),
  named(_$Root))
@attached(extension, conformances: CasePathable, CasePathIterable)
public macro CasePathable() = #externalMacro(module: "CoreMacros", type: "CasePathableMacro")
