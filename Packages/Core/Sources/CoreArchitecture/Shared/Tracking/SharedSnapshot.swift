/// The values of some shared values at one time.
package struct SharedSnapshot {
  let copies: [ObjectIdentifier: any Sendable]
}
