import SwiftSyntax
import SwiftSyntaxBuilder

/// What a struct still lacks to be a reducer.
struct ReducerStructCode {
  let declaration: StructDeclSyntax
  let access: String

  var members: [DeclSyntax] {
    let body = declaration.reducerBody
    let hasReduce = declaration.reduceMethod != nil
    // The compiler infers both types from a method or from a body that spells them out.
    let infersTypes = hasReduce || body?.namesOtherTypes == true
    var members: [DeclSyntax] = []
    if !infersTypes, !declaresTypeOrParameter("State") { members.append(state) }
    if !infersTypes, !declaresTypeOrParameter("Action") { members.append(action) }
    if let body, !hasReduce {
      if !declaration.declaresFunction(named: "_makeNode") { members.append(makeNode(body)) }
    } else if !hasReduce, !declaration.declaresProperty(named: "body") {
      members.append(emptyBody)
    }
    return members
  }

  private func declaresTypeOrParameter(_ name: String) -> Bool {
    declaration.declaresType(named: name)
      || declaration.genericParameterClause?.parameters.contains { $0.name.text == name } == true
  }

  private var state: DeclSyntax {
    let empty: DeclSyntax = "struct State {}"
    let members = empty.as(StructDeclSyntax.self).map {
      ObservableStructCode(declaration: $0, access: access).members.map(\.trimmedDescription)
    }
    return """
      nonisolated \(raw: access)struct State: CoreArchitecture.ObservableState, Swift.Codable, \
      Swift.Hashable, Swift.Sendable {
        \(raw: access)init() {}
      \(raw: (members ?? []).lines.indented())
      }
      """
  }

  private var action: DeclSyntax {
    let conformances = ["Swift.Hashable", "Swift.Sendable"]
    let action = GeneratedEnum(
      name: "Action", access: access, conformances: conformances, isDynamic: false, contents: "")
    return "\(raw: action.text)"
  }

  private var emptyBody: DeclSyntax {
    "\(raw: access)let body = CoreArchitecture.EmptyReducer<Self.State, Self.Action>()"
  }

  private func makeNode(_ body: ReducerBody) -> DeclSyntax {
    """
    \(raw: access)func _makeNode() -> CoreArchitecture.ReducerNode<\(raw: body.state), \
    \(raw: body.action)> {
      CoreArchitecture._makeNode(of: self.body)
    }
    """
  }
}
