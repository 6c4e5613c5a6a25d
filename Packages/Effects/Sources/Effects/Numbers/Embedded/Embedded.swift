// Facts that are part of the program.
//
// NumbersClient+Embedded: ComputedFact.
