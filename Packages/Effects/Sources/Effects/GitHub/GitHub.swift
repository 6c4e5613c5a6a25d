// Accounts of GitHub and their repositories.
//
// GitHubClient+HTTP: AccountName.
// GitHubClient+Live: GitHubSource.
// GitHubHeaders: LinkHeader, RateLimit.
