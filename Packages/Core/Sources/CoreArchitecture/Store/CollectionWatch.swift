protocol CollectionWatch: AnyObject {
  func collectionDidChange()
  func catchUp()
}
