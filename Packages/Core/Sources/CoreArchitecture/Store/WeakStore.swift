public import CoreCasePaths

struct WeakStore {
  weak var store: AnyObject?
}
