import Testing

@testable import WebHost

@Suite
struct SessionOverviewTests {
  @Test func `A name is as short as tells it from all others, and six characters at least`() {
    #expect(
      SessionOverview.short(["0123456789", "0123459999", "01234567aa", "ffffffffff"])
        == [
          "0123456789": "012345678", "01234567aa": "01234567a", "0123459999": "0123459",
          "ffffffffff": "ffffff",
        ])
    #expect(SessionOverview.short([]) == [:])
  }

  @Test func `A table has a line for each session`() {
    let awake = SessionOverview(
      id: "012345", whereabouts: .awake, isConnected: true, ageInSeconds: 93_784,
      idleInSeconds: 0, stateInBytes: 1_200)
    let asleep = SessionOverview(
      id: "fedcba9", whereabouts: .asleep, isConnected: false, ageInSeconds: 7_205,
      idleInSeconds: 65, stateInBytes: nil)
    #expect(
      SessionOverview.table([awake, asleep]) == """
        SESSION  STATE   PAGE       AGE    IDLE   BYTES
        012345   awake   connected  1d 2h  0s     1200
        fedcba9  asleep  -          2h 0m  1m 5s  -

        """)
  }
}
