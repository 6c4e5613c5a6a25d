@_exported import Core
@_exported import CoreViews
