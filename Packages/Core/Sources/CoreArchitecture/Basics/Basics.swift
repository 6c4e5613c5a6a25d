// Names of types and actions for messages, and what a thread or an enum has for itself.
//
// CaseTable: CaseTag.
