// What a page and the server say to each other, as values and as text.
//
// ClientFrame: WholeNumber.
// Operation: ServerFrame.
