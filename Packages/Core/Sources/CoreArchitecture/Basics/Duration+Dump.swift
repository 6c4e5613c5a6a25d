#if !canImport(Darwin)
  public import CustomDump

  /// Dumps show seconds, as CustomDump does by itself where it finds Apple's Foundation.
  extension Duration: @retroactive CustomDumpStringConvertible {
    /// The duration in seconds, such as `1.5 seconds`.
    public var customDumpDescription: String { description }
  }
#endif
