import Stolik

// The table itself, as the players have chosen it.
ClothDrawing { }
