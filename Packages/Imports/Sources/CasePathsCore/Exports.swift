@_exported import CoreCasePaths
