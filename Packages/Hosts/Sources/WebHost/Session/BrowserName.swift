import Synchronization

/// What a browser is called at present.
final class BrowserName: Sendable {
  private let kept: Mutex<String>
  var text: String {
    get { kept.withLock { $0 } }
    set { kept.withLock { $0 = newValue } }
  }

  init(_ text: String) { kept = Mutex(text) }
}
