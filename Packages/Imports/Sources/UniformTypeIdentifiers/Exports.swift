@_exported import CoreViews
