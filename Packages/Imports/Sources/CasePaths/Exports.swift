@_exported import CoreCasePaths
@_exported import CoreEras
