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
    """
    @CoreArchitecture.ObservableState
    \(raw: access)struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
      \(raw: access)init() {}
    }
    """
  }

  private var action: DeclSyntax {
    """
    @CoreCasePaths.CasePathable
    \(raw: access)enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {}
    """
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
