@_exported import CustomDump
