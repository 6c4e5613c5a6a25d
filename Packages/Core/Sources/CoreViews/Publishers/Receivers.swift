/// Who hears a publisher, in the order of subscription.
final class Receivers<Output> {
  private var lastID = 0
  private var closures: [(id: Int, receive: (Output) -> Void)] = []

  func add(_ receive: @escaping (Output) -> Void) -> PublisherSubscription {
    lastID += 1
    let id = lastID
    closures.append((id, receive))
    return PublisherSubscription { [weak self] in self?.closures.removeAll { $0.id == id } }
  }

  func send(_ value: Output) { for (_, receive) in closures { receive(value) } }
}
