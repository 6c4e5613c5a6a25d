/// A part of a feature's state, as a type.
struct OpaquePlace: Hashable {
  let path: StatePath
  let state: ObjectIdentifier
}
