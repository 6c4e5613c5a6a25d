#if !canImport(Darwin)
  public import CustomDump

  /// Dumps show seconds: CustomDump says so itself where there is Apple's Foundation.
  extension Duration: @retroactive CustomDumpStringConvertible {
    public var customDumpDescription: String { description }
  }
#endif
