// The sessions of a server, kept so that they outlive it.
//
// PostgresPost: PostgresOwners.
// StoredSession: SessionClaim, SessionFault.
