// Logging in.
//
// LoginData: LoginError, LoginName.
