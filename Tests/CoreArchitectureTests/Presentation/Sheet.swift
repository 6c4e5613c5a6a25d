import Core

/// Presents a feature that can dismiss itself.
@Reducer
struct Sheet {
  @Reducer
  struct Page {
    @ObservableState
    struct State: Equatable, Identifiable {
      var id = 1
      var count = 0
      var knowsItIsPresented = false
    }

    enum Action: Equatable {
      case increment
      case start
      case close
    }

    let log: Log
    @Dependency(\.dismiss) var dismiss
    @Dependency(\.isPresented) var isPresented

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.count += 1
          state.knowsItIsPresented = isPresented
          return .none
        case .start:
          return .untilCancelled("page \(state.id)", log)
        case .close:
          return .run { _ in await dismiss() }
        }
      }
    }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var page: Page.State?
    var wasDismissed = false
  }

  enum Action: Equatable {
    case show(id: Int)
    case hide
    case page(PresentationAction<Page.Action>)
  }

  let log: Log

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .show(let id):
        state.page = Page.State(id: id)
      case .hide:
        state.page = nil
      case .page(.dismiss):
        state.wasDismissed = state.page != nil
      case .page:
        break
      }
      return .none
    }
    .ifLet(\.$page, action: \.page) { Page(log: log) }
  }
}
