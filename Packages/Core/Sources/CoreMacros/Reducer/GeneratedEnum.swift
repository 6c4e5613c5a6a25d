import SwiftSyntax
import SwiftSyntaxBuilder

/// An enum that `@Reducer` generates, with the code of `@CasePathable` and `@ObservableState`.
///
/// The code is written out, as each attribute would call the compiler plug-in once more.
/// Conformances that appear while the compiler checks those of a file have also made it crash.
struct GeneratedEnum {
  let name: String
  let access: String
  var conformances: [String] = []
  var isObservable = false
  var isDynamic = true
  /// Members beside the cases' own.
  var members = ""
  /// The type aliases and cases of the enum.
  let contents: String

  var text: String {
    guard
      let declaration = DeclSyntax("enum \(raw: name) {\n\(raw: contents)\n}").as(
        EnumDeclSyntax.self)
    else { return "" }
    let cases = Conditional.all(of: declaration.memberBlock.members)
    let paths = CasePathableCode(enumName: name, access: access, cases: cases)
    var members = [contents] + paths.typeAliases
    members += [paths.allCasePathsType, paths.allCasePathsProperty]
    var protocols = ["CoreCasePaths.CasePathable", "CoreCasePaths.CasePathIterable"]
    if isObservable {
      let code = ObservableEnumCode(declaration: declaration, access: access)
      members += code.members.map(\.trimmedDescription)
      protocols.append("CoreArchitecture.ObservableState")
    }
    members.append(self.members)
    return [
      isDynamic ? "@dynamicMemberLookup" : "",
      "nonisolated \(access)enum \(name):",
      (protocols + conformances).joined(separator: ",\n").indented(),
      "{",
      members.lines.indented(),
      "}",
    ].lines
  }
}
