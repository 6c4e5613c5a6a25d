import Foundation
import Testing
import Views

@Suite
struct NotificationsTests {
  private static let name = Notification.Name("harbour.tide")

  @Test func `Notifications are heard in their order until nobody waits`() async {
    let center = NotificationCenter()
    var heard: [Int] = []
    do {
      let notifications = center.notifications(named: Self.name)
      for tide in 1...3 { center.post(name: Self.name, object: nil, userInfo: ["tide": tide]) }
      center.post(name: Notification.Name("harbour.wind"), object: nil, userInfo: ["tide": 9])
      for await notification in notifications {
        heard.append(notification.userInfo?["tide"] as? Int ?? 0)
        if heard.count == 3 { break }
      }
    }
    #expect(heard == [1, 2, 3])
  }

  @Test func `Only who is named is heard`() async {
    let center = NotificationCenter()
    let (east, west) = (NSObject(), NSObject())
    let notifications = center.notifications(named: Self.name, object: east)
    center.post(name: Self.name, object: west)
    center.post(name: Self.name, object: east)
    let first = await notifications.first { _ in true }
    #expect(first?.object as? NSObject === east)
  }

  @Test func `Waiting ends with its task`() async {
    let waiting = Task {
      await NotificationCenter().notifications(named: Self.name).first { _ in true } == nil
    }
    waiting.cancel()
    #expect(await waiting.value)
  }
}
