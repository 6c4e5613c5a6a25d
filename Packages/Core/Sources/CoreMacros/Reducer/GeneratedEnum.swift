import SwiftSyntax
import SwiftSyntaxBuilder

/// An enum that `@Reducer` writes, with what `@CasePathable` and `@ObservableState` would add.
///
/// It is written out instead of annotated: each annotation would be one more call of the compiler
/// plug-in, and conformances that appear while the compiler goes through those of a file have made
/// it crash.
struct GeneratedEnum {
  let name: String
  let access: String
  var conformances: [String] = []
  var isObservable = false
  var isDynamic = true
  /// Type aliases and cases.
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
