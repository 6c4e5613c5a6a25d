// The flags that the executables of this project share, and the apps that take them.
//
// LinkedWindowGroup: LinkedScene.
