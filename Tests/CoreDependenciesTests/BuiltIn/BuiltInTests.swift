import Foundation
import Testing

@testable import CoreDependencies

struct BuiltInTests {
  @Test func incrementingUUIDs() {
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      @Dependency(\.uuid) var uuid
      #expect(uuid() == UUID(uuidString: "00000000-0000-0000-0000-000000000000"))
      #expect(uuid() == UUID(1))
    }
    #expect(UUID(0xAB_CDEF).uuidString == "00000000-0000-0000-0000-000000ABCDEF")
    #expect(UUIDGenerator.constant(UUID(3))() == UUID(3))
  }

  @Test(arguments: [
    (Int.max, "00000000-0000-0000-7FFF-FFFFFFFFFFFF"), (-1, "00000000-0000-0001-0000-000000000001"),
    (Int.min, "00000000-0000-0001-8000-000000000000"),
    (1 << 32, "00000000-0000-0000-0000-000100000000"),
    (0x12_3456_789A, "00000000-0000-0000-0000-00123456789A"),
  ])
  func eachNumberGivesAUUIDOfItsOwn(number: Int, text: String) {
    #expect(UUID(number).uuidString == text)
  }

  @Test func liveUUIDsAreRandomOfVersion4() {
    let uuid = DependencyValues.live.uuid
    let made = (0..<100).map { _ in uuid() }
    #expect(Set(made).count == 100)
    for uuid in made {
      #expect(uuid.uuid.6 >> 4 == 4)
      #expect(uuid.uuid.8 >> 6 == 0b10)
    }
  }

  @Test func uuidNobodyChose() {
    @Dependency(\.uuid) var uuid
    let texts = issues { _ = uuid() }
    #expect(
      texts == [
        """
        '@Dependency(\\.uuid)' was called in a test that does not say what it should be. Override \
        it, for example:

          withDependencies { $0.uuid = .incrementing } operation: { … }

        or, in the test of a feature, where its test store is created:

          TestStore(initialState: …) { … } withDependencies: { $0.uuid = .incrementing }

        More: Documentation/Core.docc/Dependencies.md#a-test
        """
      ])
  }

  @Test func dateNobodyChose() {
    @Dependency(\.date) var date
    let texts = issues { _ = date.now }
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("'@Dependency(\\.date)' was called in a test") == true)
    #expect(texts.first?.contains("$0.date = .constant(Date(timeIntervalSince1970: 0))") == true)
  }

  @Test func calendarNobodyChose() {
    @Dependency(\.calendar) var calendar
    let texts = issues { _ = calendar }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("'@Dependency(\\.calendar)' was read in a test") == true)
    #expect(texts.first?.contains("$0.calendar = …") == true)
    #expect(texts.first?.contains("or declare") == false)
  }

  @Test func chosenRegion() {
    withDependencies {
      $0.calendar = Calendar(identifier: .gregorian)
      $0.locale = Locale(identifier: "ko_KR")
      $0.preferredLocales = [Locale(identifier: "ko_KR"), Locale(identifier: "da_DK")]
      $0.timeZone = .gmt
    } operation: {
      @Dependency(\.self) var dependencies
      #expect(dependencies.calendar.identifier == .gregorian)
      #expect(dependencies.locale.identifier == "ko_KR")
      #expect(dependencies.preferredLocales.map(\.identifier) == ["ko_KR", "da_DK"])
      #expect(dependencies.timeZone == .gmt)
    }
  }

  @Test func randomNumbersAreLentOut() {
    struct Counting: RandomNumberGenerator, Sendable {
      var value: UInt64 = 0
      mutating func next() -> UInt64 {
        value += 1
        return value
      }
    }
    withDependencies {
      $0.withRandomNumberGenerator = .init(Counting())
    } operation: {
      @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
      #expect(withRandomNumberGenerator { $0.next() } == 1)
      #expect(withRandomNumberGenerator { $0.next() } == 2)
      let roll = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
      #expect((1...6).contains(roll))
    }
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
    #expect(issues { _ = withRandomNumberGenerator { $0.next() } }.count == 1)
  }

  @Test func workWithRandomNumbersMayThrow() {
    struct Unlucky: Error {}
    let withGenerator = WithRandomNumberGenerator(SystemRandomNumberGenerator())
    #expect(throws: Unlucky.self) {
      try withGenerator { generator -> Int in
        guard generator.next() == generator.next() else { throw Unlucky() }
        return 1
      }
    }
    #expect(withGenerator { _ in 2 } == 2)
  }

  @Test func failedAssertionsAreIssues() {
    @Dependency(\.assert) var assert
    @Dependency(\.precondition) var precondition
    @Dependency(\.assertionFailure) var assertionFailure
    assert(true)
    precondition(true, "fine")
    #expect(issues { assert(1 == 2) } == ["Assertion failed"])
    #expect(issues { precondition(1 == 2, "odd") } == ["Precondition failed: odd"])
    #expect(issues { assertionFailure("never") } == ["Assertion failed: never"])
  }

  @Test func firedAndForgottenWorkIsAwaitedInTests() async {
    @Dependency(\.fireAndForget) var fireAndForget
    let done = LockIsolated(false)
    await fireAndForget {
      await Task.yield()
      done.setValue(true)
    }
    #expect(done.value)
  }

  @Test func anErrorOfForgottenWorkIsAnIssueInTests() async {
    struct Sunk: Error {}
    @Dependency(\.fireAndForget) var fireAndForget
    let texts = await issues { await fireAndForget { throw Sunk() } }
    #expect(texts.count == 1)
    #expect(texts[0].hasPrefix("Work that 'fireAndForget' started has failed: Sunk()."))
    await fireAndForget { throw _Concurrency.CancellationError() }
  }

  @Test func eachTestHasANotificationCenterOfItsOwn() {
    @Dependency(\.notificationCenter) var center
    #expect(center === center)
    #expect(center !== NotificationCenter.default)
    #expect(DependencyValues.live.notificationCenter === NotificationCenter.default)
  }

  @Test func openedURLs() async throws {
    let url = try #require(URL(string: "https://example.com"))
    let opened = LockIsolated<[URL]>([])
    await withDependencies {
      $0.openURL = OpenURLEffect { url in
        opened.withValue { $0.append(url) }
        return true
      }
    } operation: {
      @Dependency(\.openURL) var openURL
      #expect(await openURL(url))
    }
    #expect(opened.value == [url])
    @Dependency(\.openURL) var openURL
    let texts = await issues { await openURL(url) }
    #expect(texts.count == 1)
  }

  @Test func reportNamesTheLineThatReads() {
    @Dependency(\.uuid) var uuid
    let line = #line - 1
    withKnownIssue {
      _ = uuid()
    } matching: {
      $0.sourceLocation?.fileName == "BuiltInTests.swift" && $0.sourceLocation?.line == line
    }
  }

  @Test func unimplementedClosuresReportAndReturnThePlaceholder() {
    let fetch: @Sendable (Int) -> String = unimplemented("Client.fetch", placeholder: "none")
    let texts = issues { #expect(fetch(1) == "none") }
    #expect(texts.count == 1)
    #expect(texts[0].hasPrefix("Unimplemented: Client.fetch"))
  }

  @Test func unimplementedEndpoints() {
    let texts = issues { _reportUnimplementedEndpoint("Client.fetch") }
    #expect(
      texts == [
        """
        'Client.fetch' was called but is not implemented. Override it for this test or preview, \
        for example with 'withDependencies', or give the client's value an implementation of it.

        More: Documentation/Core.docc/Dependencies.md#what-is-reported
        """
      ])
    #expect("\(Unimplemented("fetch"))" == "'fetch' is not implemented")
  }
}
