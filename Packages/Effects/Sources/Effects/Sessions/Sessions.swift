// The sessions of a server, kept so that they outlive it.
//
// StoredSession: SessionFault.
