import SwiftSyntax
import SwiftSyntaxBuilder

/// The members of a `@Reducer` enum.
struct ReducerEnumCode {
  let declaration: EnumDeclSyntax
  let access: String
  let attribute: AttributeSyntax
  let cases: [Conditional<ReducerCase>]

  init(declaration: EnumDeclSyntax, access: String, attribute: AttributeSyntax) {
    self.declaration = declaration
    self.access = access
    self.attribute = attribute
    cases = Conditional<ReducerCase>.all(of: declaration.memberBlock.members) { member in
      guard let declaration = member.as(EnumCaseDeclSyntax.self) else { return [] }
      return declaration.elements
        .map { EnumCase(element: $0, declaration: declaration) }
        .filter { !$0.isUnavailable }
        .map(ReducerCase.init)
    }
  }

  var members: [DeclSyntax] {
    var members: [DeclSyntax] = []
    if !declaration.declaresType(named: "State") { members.append("\(raw: state)") }
    if !declaration.declaresType(named: "Action") { members.append("\(raw: action)") }
    if !declaration.declaresProperty(named: "body") { members.append("\(raw: body)") }
    if !declaration.declaresType(named: "CaseScope") { members.append("\(raw: caseScope)") }
    if !declaration.declaresFunction(named: "scope") { members.append("\(raw: scope)") }
    return members
  }

  private var state: String {
    GeneratedEnum(
      name: "State",
      access: access,
      conformances: ["CoreArchitecture.CaseReducerState"] + conformances(for: "state"),
      isObservable: true,
      members: idReader,
      contents: [
        "\(access)typealias StateReducer = \(declaration.name.text)", cases.rendered(\.stateCase),
      ].lines
    ).text
  }

  private var idReader: String {
    let branches = cases.rendered(\.idReader)
    guard !branches.isEmpty else { return "" }
    return [
      "nonisolated \(access)static func _idReader(of state: Self) -> "
        + "CoreArchitecture._IDReader<Self>? {",
      "  switch state {",
      branches.indented(),
      "  }",
      "}",
    ].lines
  }

  private var action: String {
    GeneratedEnum(
      name: "Action",
      access: access,
      conformances: conformances(for: "action"),
      isDynamic: false,
      contents: cases.rendered(\.actionCase)
    ).text
  }

  private var body: String {
    let reducers = cases.rendered(\.reducer)
    let empty = "CoreArchitecture.EmptyReducer<Self.State, Self.Action>()"
    return [
      "@CoreArchitecture.ReducerBuilder<Self.State, Self.Action>",
      "\(access)static var body: some CoreArchitecture.Reducer<Self.State, Self.Action> {",
      (reducers.isEmpty || cases.hasConditions() ? [empty, reducers].lines : reducers).indented(),
      "}",
    ].lines
  }

  private var caseScope: String {
    GeneratedEnum(name: "CaseScope", access: access, contents: cases.rendered(\.scopeCase)).text
  }

  private var scope: String {
    [
      "\(access)static func scope(",
      "  _ store: CoreArchitecture.Store<Self.State, Self.Action>",
      ") -> CaseScope {",
      "  switch store.state {",
      cases.rendered(\.scoping).indented(),
      "  }",
      "}",
    ].lines
  }

  /// Returns the protocols in `@Reducer(state: .equatable, action: .sendable)`.
  private func conformances(for label: String) -> [String] {
    guard case .argumentList(let arguments)? = attribute.arguments else { return [] }
    var current: String?
    return arguments.compactMap { argument in
      current = argument.label?.text ?? current
      guard current == label,
        let name = argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      else { return nil }
      return "Swift.\(name.prefix(1).uppercased())\(name.dropFirst())"
    }
  }
}
