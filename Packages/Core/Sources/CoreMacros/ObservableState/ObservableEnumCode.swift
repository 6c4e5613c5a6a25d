import SwiftSyntax
import SwiftSyntaxBuilder

/// The members that make an enum observable.
///
/// Its identity is made of the case and of the payload's identity.
struct ObservableEnumCode {
  let declaration: EnumDeclSyntax
  let access: String

  var members: [DeclSyntax] {
    let cases = Conditional.all(of: declaration.memberBlock.members)
    var members: [DeclSyntax] = []
    if !declaration.declaresProperty(named: "_$id") {
      members.append("\(raw: identity(cases))")
    }
    if !declaration.declaresFunction(named: "_$willModify") {
      members.append("\(raw: willModify(cases))")
    }
    return members
  }

  private func identity(_ cases: EnumCases) -> String {
    var tag = -1
    let branches = cases.rendered { item in
      tag += 1
      guard !item.isUnavailable else { return "" }
      let id =
        item.hasObservablePayload
        ? "CoreArchitecture.ObservableStateID._$id(for: state)"
        : "CoreArchitecture.ObservableStateID._$inert"
      return """
        case \(item.hasObservablePayload ? ".\(item.name)(let state)" : ".\(item.name)"):
          return \(id)._$tag(\(tag))
        """
    }
    return [
      "nonisolated \(access)var _$id: CoreArchitecture.ObservableStateID {",
      "  switch self {",
      branches.indented(),
      "  }",
      "}",
    ].lines
  }

  private func willModify(_ cases: EnumCases) -> String {
    guard !cases.isEmpty else { return "nonisolated \(access)mutating func _$willModify() {}" }
    let branches = cases.rendered { item in
      guard !item.isUnavailable else { return "" }
      guard item.hasObservablePayload else {
        return """
          case .\(item.name):
            break
          """
      }
      let label = item.parameters[0].label.map { "\($0): " } ?? ""
      return """
        case .\(item.name)(var state):
          CoreArchitecture._$willModify(&state)
          self = .\(item.name)(\(label)state)
        """
    }
    return [
      "nonisolated \(access)mutating func _$willModify() {",
      "  switch self {",
      branches.indented(),
      "  }",
      "}",
    ].lines
  }
}

extension EnumCase {
  /// Whether there is exactly one value, which may be observable.
  fileprivate var hasObservablePayload: Bool { parameters.count == 1 && !isUninhabited }
}
