@_exported import Core
@_exported import CoreTesting
