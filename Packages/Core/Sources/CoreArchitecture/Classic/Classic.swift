// The spellings of TCA's early years.
//
// Store+Closures: ViewStoreTask.
