// How the element tree is searched for what a person means, and written as plain text.
