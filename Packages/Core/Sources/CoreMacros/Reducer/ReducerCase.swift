import SwiftSyntax

/// A case of an enum reducer and the kind of its payload.
struct ReducerCase {
  enum Kind {
    /// A feature of a type, with the expression that makes it.
    case feature(type: String, instance: String)
    /// State without a reducer, which becomes nil with its first action.
    case ephemeral(type: String)
    /// State without actions.
    case inert
  }

  let item: EnumCase
  let kind: Kind

  init(_ item: EnumCase) {
    self.item = item
    self.kind = Self.kind(of: item)
  }

  private static func kind(of item: EnumCase) -> Kind {
    guard item.parameters.count == 1, let parameter = item.parameters.first,
      !item.attributes.contains(named: "ReducerCaseIgnored"), !parameter.type.isPlainData
    else { return .inert }
    let type = parameter.type.trimmedDescription
    let isEphemeral =
      item.attributes.contains(named: "ReducerCaseEphemeral")
      || ["AlertState", "ConfirmationDialogState"].contains(parameter.type.lastComponent)
    if isEphemeral { return .ephemeral(type: type) }
    let instance = parameter.defaultValue?.value.trimmedDescription ?? "\(type)()"
    return .feature(type: type, instance: instance)
  }

  private var label: String {
    item.parameters.first?.label.map { "\($0): " } ?? ""
  }

  /// The payload as written, without default values.
  private var payload: String {
    guard !item.parameters.isEmpty else { return "" }
    let types = item.parameters.map { parameter in
      (parameter.label.map { "\($0): " } ?? "") + parameter.type.trimmedDescription
    }
    return "(\(types.joined(separator: ", ")))"
  }

  var stateCase: String {
    switch kind {
    case .feature(let type, _): "case \(item.name)(\(label)\(type).State)"
    case .ephemeral, .inert: "case \(item.name)\(payload)"
    }
  }

  /// The branch of `_idReader(of:)` for this case.
  var idReader: String {
    let hasPayload = item.parameters.count == 1 && !item.isUninhabited
    return """
      case .\(item.name):
        return \(hasPayload ? "CoreArchitecture._IDReader(allCasePaths.\(item.name))" : "nil")
      """
  }

  var actionCase: String {
    switch kind {
    case .feature(let type, _), .ephemeral(let type): "case \(item.name)(\(type).Action)"
    case .inert: ""
    }
  }

  var scopeCase: String {
    switch kind {
    case .feature(let type, _): "case \(item.name)(CoreArchitecture.StoreOf<\(type)>)"
    case .ephemeral, .inert: "case \(item.name)\(payload)"
    }
  }

  /// The reducer that runs the feature of this case.
  var reducer: String {
    guard case .feature(_, let instance) = kind else { return "" }
    return """
      CoreArchitecture.Scope(
        state: \\Self.State.Cases.\(item.name), action: \\Self.Action.Cases.\(item.name)
      ) {
        CoreArchitecture._caseBody(\(instance))
      }
      """
  }

  /// The branch of `scope(_:)` for this case.
  var scoping: String {
    switch kind {
    case .feature:
      return """
        case .\(item.name):
          return .\(item.name)(store.scope(state: \\.\(item.name), action: \\.\(item.name))!)
        """
    case .ephemeral, .inert:
      guard !item.parameters.isEmpty else {
        return """
          case .\(item.name):
            return .\(item.name)
          """
      }
      let values = item.parameters.enumerated().map { index, parameter in
        (parameter.label.map { "\($0): " } ?? "") + "v\(index)"
      }
      return """
        case \(item.pattern):
          return .\(item.name)(\(values.joined(separator: ", ")))
        """
    }
  }
}
