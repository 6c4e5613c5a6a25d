// What Foundation has on Apple's systems alone: formats of times, measurements, names and lists,
// and notifications for tasks.
