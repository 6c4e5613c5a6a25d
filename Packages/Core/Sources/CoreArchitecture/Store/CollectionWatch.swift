internal import Synchronization

protocol CollectionWatch: AnyObject {
  func collectionDidChange()
  func catchUp()
}
