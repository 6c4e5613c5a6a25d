import SwiftSyntax
import SwiftSyntaxBuilder

/// The members that a struct lacks to be a reducer.
struct ReducerStructCode {
  let declaration: StructDeclSyntax
  let access: String
  /// Whether it is declared in another type, whose `State` and `Action` its body may refer to.
  let isNested: Bool

  var members: [DeclSyntax] {
    let body = declaration.reducerBody
    // The compiler infers both types from a `reduce` method, or from the type of a body.
    guard declaration.reduceMethod == nil else { return [] }
    let hasState = declaresTypeOrParameter("State")
    let hasAction = declaresTypeOrParameter("Action")
    var members: [DeclSyntax] = []
    if !hasState, isOwn(body?.state, "State") { members.append(state) }
    if !hasAction, isOwn(body?.action, "Action") { members.append(action) }
    if let body {
      let isInferred = body.isOpaque && !(hasState && hasAction)
      if !isInferred, !declaration.declaresFunction(named: "_makeNode") {
        members.append(makeNode(body))
      }
    } else if !declaration.declaresProperty(named: "body") {
      members.append(emptyBody)
    }
    return members
  }

  /// Whether the body names the type of that name in this declaration.
  private func isOwn(_ type: String?, _ name: String) -> Bool {
    guard let body = declaration.reducerBody, let type else { return true }
    if body.isOpaque { return false }
    return type == "Self.\(name)" || type == "\(declaration.name.text).\(name)"
      || (type == name && !isNested)
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
