// Facts about numbers, from the program or from a server.
//
// NumbersClient+Live: NumbersSource.
