/** The size of a picture in its own pixels. */
export interface Whole {
  width: number
  height: number
}

/** The square to keep, around a point. At zoom 1 it is as large as the picture allows. */
export interface Crop {
  x: number
  y: number
  zoom: number
}

export const ZOOM_MAX = 4
// As a share of the square's side.
const STEP = 0.05

/** The largest square in the middle. */
export function firstCrop({ width, height }: Whole): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 }
}

export function sideOf({ width, height }: Whole, { zoom }: Pick<Crop, 'zoom'>): number {
  return Math.min(width, height) / zoom
}

/** The nearest square that lies within the picture. */
export function within(whole: Whole, { x, y, zoom }: Crop): Crop {
  const kept = Math.min(Math.max(zoom, 1), ZOOM_MAX)
  const half = sideOf(whole, { zoom: kept }) / 2
  return {
    x: Math.min(Math.max(x, half), whole.width - half),
    y: Math.min(Math.max(y, half), whole.height - half),
    zoom: kept,
  }
}

const KEYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Undefined for a key that does not move the picture. */
export function movedByKey(whole: Whole, crop: Crop, key: string): Crop | undefined {
  const way = KEYS[key]
  const step = sideOf(whole, crop) * STEP
  return way && within(whole, { ...crop, x: crop.x + way[0] * step, y: crop.y + way[1] * step })
}

/** The API's format: left, top, side. */
export function cropParam(whole: Whole, crop: Crop): string {
  const side = Math.max(1, Math.floor(sideOf(whole, crop)))
  const [left, top] = [crop.x, crop.y].map((middle) => Math.max(0, Math.round(middle - side / 2)))
  return [left, top, side].join(',')
}
