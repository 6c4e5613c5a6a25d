@_exported public import CoreTesting
