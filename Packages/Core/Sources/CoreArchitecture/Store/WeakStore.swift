struct WeakStore {
  weak var store: AnyObject?
}
