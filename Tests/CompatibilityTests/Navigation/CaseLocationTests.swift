import ComposableArchitecture
import Testing

/// What is written to a case that the state is not in is reported where it is written.
@MainActor struct CaseLocationTests {
  @CasePathable enum Berth: Equatable {
    case boat(String)
    case buoy(Int)
  }

  struct Quay {
    @PresentationState var berth: Berth?
    var row = StackState<Berth>()
  }

  @Test func thePlaceIsThatOfTheWrite() {
    var quay = Quay(berth: .buoy(1), row: [.buoy(2)])
    let id = quay.row.ids[0]
    let old: AnyCasePath<Berth, String> = /Berth.boat
    withKnownIssue {
      quay.$berth[case: \.boat]?.append("!")
    } matching: {
      $0.isHere
    }
    withKnownIssue {
      quay.$berth[case: old]?.append("!")
    } matching: {
      $0.isHere
    }
    withKnownIssue {
      quay.row[id: id, case: \.boat]?.append("!")
    } matching: {
      $0.isHere
    }
    withKnownIssue {
      quay.row[id: id, case: old] = nil
    } matching: {
      $0.isHere
    }
    #expect(quay.berth == .buoy(1))
    #expect(Array(quay.row) == [.buoy(2)])
  }

  @Test func keyPathsHoldTheSubscripts() {
    let path: WritableKeyPath<Quay, Int?> = \.row[id: 0, case: \.buoy]
    let presented: WritableKeyPath<Quay, Int?> = \.$berth[case: \.buoy]
    let quay = Quay(berth: .buoy(1))
    #expect(quay[keyPath: path] == nil)
    #expect(quay[keyPath: presented] == 1)
  }
}

extension Issue {
  fileprivate var isHere: Bool { sourceLocation?.fileName == "CaseLocationTests.swift" }
}
