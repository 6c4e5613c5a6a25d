// The sessions of a server, kept so that they outlive it.
//
// PostgresPost: PostgresOwners, PostgresPulse.
// StoredSession: SessionClaim, SessionFault.
