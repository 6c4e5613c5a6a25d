// PostgreSQL by libpq, which is loaded when something is first kept there.
//
// PostgresConnection: PostgresJob, PostgresMailbox.
// PostgresError: MissingLibrary.
// PostgresValue: PostgresStatement, PostgresRow.
