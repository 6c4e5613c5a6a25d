// Dependencies: what a feature reads of the world, and what a test puts in its place; here the
// macros with what their code needs.
//
// Macros: Unimplemented.
