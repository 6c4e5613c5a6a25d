import Core
import CustomDump
import Foundation
import Testing

@Suite(.timeLimit(.minutes(20))) struct SharedTests {
  struct User: Equatable, Codable, Identifiable, Sendable {
    var id = 1
    var name = "Mara"
    var nickname: String?
    var initial: String { String(name.prefix(1)) }
  }

  struct Child: Equatable {
    @Shared var count: Int
    @SharedReader var user: User
  }

  @Test func oneChangesItAndAllSeeIt() {
    @Shared(value: 0) var count
    @Shared(value: User()) var user
    let child = Child(count: $count, user: SharedReader($user))

    child.$count.withLock { $0 += 1 }
    $user.withLock { $0.name = "Marina" }

    #expect(count == 1)
    #expect(child.user.name == "Marina")
  }

  @Test func aRowIsDeletedByWhatIsReadOfIt() throws {
    @Shared(.inMemory("crew")) var crew: IdentifiedArrayOf<User> = [
      User(), User(id: 2, name: "Ole"),
    ]
    let one = try #require(Shared($crew[id: 1]))
    $crew.withLock { _ = $0.remove(id: one.wrappedValue.id) }
    #expect(crew.map(\.name) == ["Ole"])

    $crew.withLock { all in all.removeAll { $0.name == crew.last?.name } }
    #expect(crew.isEmpty)
  }

  @Test func withLockReturnsWhatItsClosureReturns() throws {
    struct Refused: Error {}
    let count = Shared(value: 1)

    #expect(count.withLock { $0 * 2 } == 2)
    #expect(throws: Refused.self) {
      try count.withLock {
        $0 = 7
        throw Refused()
      }
    }
    #expect(count.wrappedValue == 7)
  }

  @Test func partsAreSharedAsWell() {
    @Shared(value: User()) var user
    let name: Shared<String> = $user.name
    let initial: SharedReader<String> = $user.initial

    name.withLock { $0 = "Fleet" }

    #expect(user.name == "Fleet")
    #expect(initial.wrappedValue == "F")
    #expect($user.read { $0.name.count }.wrappedValue == 5)
  }

  @Test func anOptionalIsUnwrappedWhileItIsThere() throws {
    @Shared(value: User()) var user
    #expect(Shared($user.nickname) == nil)

    $user.nickname.withLock { $0 = "Bl" }
    let nickname = try #require(Shared($user.nickname))
    nickname.withLock { $0 += "!" }
    #expect(user.nickname == "Bl!")
    #expect(nickname.wrappedValue == "Bl!")
    #expect(SharedReader($user.nickname)?.wrappedValue == "Bl!")

    $user.nickname.withLock { $0 = nil }
    nickname.withLock { $0 = "late" }
    #expect(user.nickname == nil)
    #expect(nickname.wrappedValue == "late")
    nickname.withLock { $0 += "r" }
    #expect(nickname.wrappedValue == "later")
  }

  @Test func anElementIsFoundByItsID() throws {
    @Shared(value: [User(), User(id: 2, name: "Sr")]) var users: IdentifiedArrayOf<User>
    let second = try #require(Shared($users[id: 2]))

    $users.withLock { $0.insert(User(id: 3), at: 0) }
    second.withLock { $0.name = "Senior" }

    #expect(users.map(\.name) == ["Mara", "Mara", "Senior"])
    #expect(Shared($users[id: 9]) == nil)
  }

  @Test func elementsAreSharedOneByOneAndFollowedByID() {
    @Shared(value: [User(), User(id: 2, name: "Sr")]) var users: IdentifiedArrayOf<User>
    let elements = Array($users)
    #expect(elements.map { $user in user.name + $user.wrappedValue.name } == ["MaraMara", "SrSr"])
    #expect(elements.map(\.id) == [1, 2])

    $users.withLock { $0.swapAt(0, 1) }
    elements[0].withLock { $0.name = "Junior" }
    $users.withLock { _ = $0.remove(id: 2) }
    elements[1].withLock { $0.name = "late" }

    #expect(users.map(\.name) == ["Junior"])
    #expect(elements[1].wrappedValue.name == "late")
  }

  @Test func elementsOfAnArrayAreFollowedByPosition() {
    @Shared(value: [1, 2, 3]) var numbers
    for number in $numbers { number.withLock { $0 *= 10 } }
    #expect(numbers == [10, 20, 30])

    let last = $numbers[2]
    $numbers.withLock { $0 = [5] }
    last.withLock { $0 = 0 }
    #expect(numbers == [5])
    #expect(last.wrappedValue == 0)
    #expect(SharedReader($numbers).map(\.wrappedValue) == [5])
  }

  @Test func settingTheProjectionSharesAnotherValue() {
    struct State: Equatable { @Shared var count: Int }
    let state = State(count: Shared(value: 1))
    let copy = state

    state.$count = Shared(value: 2)
    state.$count.withLock { $0 += 1 }

    #expect(state.count == 3)
    #expect(copy.count == 3)
  }

  @Test func settingTheProjectionTellsObservers() {
    struct Point { var x = 1 }
    let x = Shared(value: Point()).x
    let log = Log()
    withPerceptionTracking {
      _ = x.wrappedValue
    } onChange: {
      log("changed")
    }

    x.projectedValue = Shared(value: 5)

    #expect(log.take() == ["changed"])
    #expect(x.wrappedValue == 5)
  }

  @Test func aNumberIsReadAsItWasWithinItsChange() {
    @Shared(value: 2) var number

    $number.withLock {
      $0 += 1
      $0 *= number
    }

    #expect(number == 6)
  }

  @Test func aReaderOfAConstantNeverChanges() {
    let reader = SharedReader.constant(5)
    @SharedReader(value: "a") var text

    #expect(reader.wrappedValue == 5)
    #expect(text == "a")
  }

  @Test func isEqualHashedAndCodedLikeItsValue() throws {
    let one = Shared(value: User())
    let other = Shared(value: User())
    #expect(one == other)
    #expect(Set([Shared(value: 1), Shared(value: 1)]).count == 1)
    #expect(one.id == 1)

    let data = try JSONEncoder().encode(one)
    #expect(try JSONDecoder().decode(User.self, from: data) == User())
    let decoded = try JSONDecoder().decode(Shared<User>.self, from: data)
    #expect(decoded == one)
    decoded.withLock { $0.name = "" }
    #expect(decoded != one)
  }

  @Test func printsLikeItsValue() {
    struct State { @Shared var count: Int }
    #expect(
      String(customDumping: State(count: Shared(value: 3)))
        == "SharedTests.State(\n  _count: 3\n)")
    #expect(String(customDumping: SharedReader(value: 3)) == "3")
  }

  @Test func dumpsNumberTheValuesOfOneTypeAndRecogniseTheSameOne() {
    struct State {
      @SharedReader var depth: Int
      @Shared var miles: Int
      @Shared var sounding: Int
    }
    let depth = Shared(value: 7)
    let state = State(
      depth: SharedReader(depth), miles: Shared(value: 12), sounding: depth)
    #expect(
      String(customDumping: state)
        == "SharedTests.State(\n  _depth: 7,\n  _miles: #1 12,\n  _sounding: Int(↩︎)\n)")
  }

  @Test func describesWhereItsValueIsKept() throws {
    let user = Shared(value: User())
    let score = Shared(wrappedValue: [1], .inMemory("score"))
    #expect("\(Shared(value: "a"))" == #"Shared<String>(value: "a")"#)
    #expect("\(score)" == #"Shared<Array<Int>>(.inMemory("score"))"#)
    #expect("\(SharedReader(score))" == #"SharedReader<Array<Int>>(.inMemory("score"))"#)
    #expect("\(score[0])" == #"Shared<Int>(.inMemory("score")[0])"#)
    #expect("\(user.name)".hasSuffix(#"[dynamicMember: \User.name])"#))
    user.nickname.withLock { $0 = "Bl" }
    let nickname = try #require(Shared(user.nickname))
    #expect("\(nickname)".hasSuffix(#"[dynamicMember: \User.nickname]!)"#))
  }

  @Test func noIncrementIsLostBetweenThreads() async {
    let count = Shared(value: 0)
    let half = count[dynamicMember: \.self]

    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<1_000 { half.withLock { $0 += 1 } }
        }
      }
    }

    #expect(count.wrappedValue == 8_000)
  }
}
