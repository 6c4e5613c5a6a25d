import Combine
import Foundation
import Testing

struct FoundationTests {
  @Test func notificationsAreHeardUntilTheyAreNot() {
    let center = NotificationCenter()
    let gun = Notification.Name("gun")
    var shots: [Int] = []
    let hearing = center.publisher(for: gun).compactMap { $0.userInfo?["shots"] as? Int }
      .sink { shots.append($0) }
    center.post(name: gun, object: nil, userInfo: ["shots": 3])
    center.post(name: Notification.Name("bell"), object: nil)
    hearing.cancel()
    center.post(name: gun, object: nil, userInfo: ["shots": 4])
    #expect(shots == [3])
  }

  @Test func notificationsOfOneObjectAreHeard() {
    let center = NotificationCenter()
    let (bell, other) = (NSObject(), NSObject())
    var count = 0
    let hearing = center.publisher(for: Notification.Name("rung"), object: bell).sink { _ in
      count += 1
    }
    center.post(name: Notification.Name("rung"), object: other)
    center.post(name: Notification.Name("rung"), object: bell)
    #expect(count == 1)
    hearing.cancel()
  }

  @Test func timesOfRunLoopsAreDates() {
    let start = RunLoop.SchedulerTimeType(Date(timeIntervalSince1970: 0))
    let later = start.advanced(by: .milliseconds(1500))
    #expect(later.date == Date(timeIntervalSince1970: 1.5))
    #expect(start.distance(to: later).timeInterval == 1.5)
    let stride: RunLoop.SchedulerTimeType.Stride = 2
    #expect(stride * 1.5 == .seconds(3))
    #expect(-stride < 0.5 && (-stride).magnitude == 2)
  }
}
