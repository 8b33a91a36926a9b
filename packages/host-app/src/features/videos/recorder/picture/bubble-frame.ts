/** Where the camera is in the picture. All are shares of the picture: 0 to 1. */
export interface Bubble {
  /** Of its center. */
  x: number
  y: number
  /** Its diameter, as a share of the height. */
  size: number
}

export const FIRST_BUBBLE: Bubble = { x: 0.11, y: 0.84, size: 0.26 }

/** Keeps it wholly inside of a picture of this shape (width divided by height). */
export function insidePicture({ x, y, size }: Bubble, shape: number): Bubble {
  const [half, wide] = [size / 2, size / 2 / shape]
  return { size, x: Math.min(Math.max(x, wide), 1 - wide), y: Math.min(Math.max(y, half), 1 - half) }
}

/** The square in the middle of a camera's picture. */
export function middleSquare(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height)
  return { x: (width - side) / 2, y: (height - side) / 2, side }
}

/** Even numbers, at most this large, in the same shape: encoders need both. */
export function fitPicture(width: number, height: number, most: { width: number; height: number }) {
  const scale = Math.min(1, most.width / width, most.height / height)
  return { width: even(width * scale), height: even(height * scale) }
}

function even(pixels: number): number {
  return Math.max(2, Math.floor(pixels / 2) * 2)
}
