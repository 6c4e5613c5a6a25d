// The stacks, and what every view with an element around its content is made of.
//
// ContainerView: ContainerNode.
