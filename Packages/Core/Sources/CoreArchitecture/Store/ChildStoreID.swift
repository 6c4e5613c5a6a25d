/// Identifies a child of a store by the key paths it was scoped with.
struct ChildStoreID: Hashable {
  let state: AnyKeyPath
  let action: AnyKeyPath
}
