/** The list with one item at another place. */
export function move<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from]
  if (item === undefined) return [...list]
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, item)
}

/** Where an item lands when its middle is dragged to `y`; `middles` are those of all items at rest. */
export function landingPlace(middles: readonly number[], from: number, y: number): number {
  const others = middles.filter((_, index) => index !== from)
  return others.filter((middle) => middle < y).length
}
