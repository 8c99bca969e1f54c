import Stolik

// The cloth that the players have chosen.
ClothDrawing { }
