import CasePaths
import CasePathsCore
import Clocks
import ComposableArchitecture
import ConcurrencyExtras
import CustomDump
import Dependencies
import DependenciesMacros
import FlowStacks
import Foundation
import IdentifiedCollections
import IssueReporting
import OSLog
import Observation
import Perception
import PerceptionCore
import Sharing
import SwiftNavigation
import SwiftUI
import SwiftUINavigation
import TCACoordinators
import Testing
import UniformTypeIdentifiers
import XCTestDynamicOverlay
import os

/// A file as people write it who import whatever they use: no name may come from two places.
@Reducer
private struct Ferry {
  @Reducer
  enum Deck {
    case bridge(Bridge)
  }

  @ObservableState
  struct State: Equatable {
    var decks: [Route<Deck.State>] = [.root(.bridge(Bridge.State()), withNavigation: true)]
    var departure = Date(timeIntervalSince1970: 0)
  }

  enum Action {
    case router(IndexedRouterActionOf<Deck>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .router(.routeAction(_, action: .bridge(.horn))) = action else { return .none }
      state.decks.push(.bridge(Bridge.State()))
      return .none
    }
    .forEachRoute(\.decks, action: \.router)
  }
}

extension Ferry.Deck.State: Equatable {}

@Reducer
private struct Bridge {
  @ObservableState
  struct State: Equatable { var horns = 0 }
  enum Action { case horn }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.horns += 1
      return .none
    }
  }
}

private struct FerryView: SwiftUI.View {
  @Perception.Bindable var store: StoreOf<Ferry>

  var body: some SwiftUI.View {
    WithPerceptionTracking {
      TCARouter(store.scope(\.decks, action: \.router)) { screen in
        switch screen.case {
        case .bridge(let store): Button("Horn \(store.horns)") { store.send(.horn) }
        }
      }
    }
  }
}

/// Foundation's `Host` is the one that is meant.
private func localNames() -> [String] { Host.current().names }

@MainActor @Suite struct AllNamesTests {
  @Test func aFileMayImportThemAll() {
    let store = Store(initialState: Ferry.State()) { Ferry() }
    let host = HeadlessHost { FerryView(store: store) }
    host.tap("Horn 0")
    #expect(store.decks.count == 2)
    #expect(host.text.contains("Horn 0"))
  }
}
