// What all macros read of declarations, and how they write code and complaints.
//
// Complaint: Annotation, Remedy.
// EnumCase: EnumCases, TypeRenaming.
