import type { Format } from '../time/format.ts'

const UNITS = [
  ['gigabyte', 1_000_000_000],
  ['megabyte', 1_000_000],
  ['kilobyte', 1_000],
] as const

/** `2.4 MB`, with decimal units as in file managers. */
export function fileSize(bytes: number, { number }: Pick<Format, 'number'>): string {
  const [unit, size] = UNITS.find(([, least]) => bytes >= least) ?? UNITS[2]
  return number(Math.max(bytes / size, 0.1), { style: 'unit', unit, maximumFractionDigits: 1 })
}
