public import CoreArchitecture

/// A text of a host's own, in the languages of the session or the process.
///
/// Its translations are in the `Hosts.xcstrings` of the hosts' package.
@_spi(Hosts) public func hostText(_ key: LocalizedStringKey) -> String {
  key.string(table: "Hosts")
}
