// `@Entry` and its like: keys for values that are found by name.
//
// EntryMacro: UITransactionEntryMacro.
