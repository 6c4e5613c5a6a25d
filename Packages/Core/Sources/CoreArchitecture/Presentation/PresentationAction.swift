public import CoreCasePaths

/// What can happen to a presented feature: it is dismissed, or it does something.
public enum PresentationAction<Action> {
  /// The presentation is to end.
  case dismiss
  /// An action of the presented feature.
  indirect case presented(Action)
}

/// The presentation action of a feature, spelled with one generic argument.
public typealias PresentationActionOf<R: Reducer> = PresentationAction<R.Action>

extension PresentationAction: CasePathable {
  public typealias _ChildAction = Action
  public typealias _ChildHolding = _DollarAndPresentationAction

  @dynamicMemberLookup
  public struct AllCasePaths {
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      AnyCasePath(
        embed: { .dismiss },
        extract: { if case .dismiss = $0 { () } else { nil } })
    }

    public var presented: AnyCasePath<PresentationAction, Action> {
      AnyCasePath(
        embed: { .presented($0) },
        extract: { if case .presented(let action) = $0 { action } else { nil } })
    }

    /// The cases of the presented feature's action, without `presented` in between.
    public subscript<Member>(
      dynamicMember keyPath:
        any KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>> & Sendable
    ) -> AnyCasePath<PresentationAction, Member> where Action: CasePathable {
      let path = Action.allCasePaths[keyPath: keyPath]
      return AnyCasePath(
        _name: "presented",
        _embed: { .presented(path.embed($0)) },
        _extract: {
          guard case .presented(let action) = $0 else { return nil }
          return path.extract(from: action)
        })
    }

    /// The same, with `dismiss` kept: what a destination of several is presented by.
    @_disfavoredOverload
    public subscript<Member>(
      dynamicMember keyPath:
        any KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>> & Sendable
    ) -> AnyCasePath<PresentationAction, PresentationAction<Member>> where Action: CasePathable {
      let path = Action.allCasePaths[keyPath: keyPath]
      return AnyCasePath(
        _name: "presented",
        _embed: { action in
          switch action {
          case .dismiss: .dismiss
          case .presented(let action): .presented(path.embed(action))
          }
        },
        _extract: { action in
          switch action {
          case .dismiss: .dismiss
          case .presented(let action): path.extract(from: action).map { .presented($0) }
          }
        })
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
extension PresentationAction: Decodable where Action: Decodable {}
extension PresentationAction: Encodable where Action: Encodable {}
