// What the screen shows and how it answers keys and clicks, as one pure machine.
//
// TerminalCommand: ExitStatus.
// TerminalModel+Hints: Notice.
// TerminalModel+Keys: KeyHelp.
