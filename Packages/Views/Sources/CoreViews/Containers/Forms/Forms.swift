// What holds controls and labels together, and the looks of it.
