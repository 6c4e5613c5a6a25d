@_exported import PlainHost
@_exported import TerminalHost
