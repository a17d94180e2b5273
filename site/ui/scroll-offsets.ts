/** The px a link keeps free above the section it scrolls to (docs/specification.md, "Home" and "Game page"). */
export const headerOffset = 80
export const featureOffset = 100
