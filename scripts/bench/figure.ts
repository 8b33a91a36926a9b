/** One measured figure. `comparison` is the time of cal.com on this kind of machine. */
export interface Figure {
  name: string
  unit: string
  value: number
  target?: number
  comparison?: number
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
