// The sessions of a server, kept so that they outlive it.
//
// PostgresSessions: PostgresOwners.
// StoredSession: SessionClaim, SessionFault.
