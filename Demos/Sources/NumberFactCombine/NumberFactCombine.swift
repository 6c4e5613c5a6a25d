// The demo NumberFact with a client of Combine's, as code of 2020 has it.
//
// FactClient: FactFailure.
