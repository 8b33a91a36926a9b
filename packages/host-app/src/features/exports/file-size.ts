import type { Format } from '../../time/format.ts'

const KILO = 1_000

/** `2.4 MB`, with decimal units as in file managers. */
export function fileSize(bytes: number, { number }: Pick<Format, 'number'>): string {
  const unit = bytes < KILO * KILO ? 'kilobyte' : 'megabyte'
  const amount = unit === 'kilobyte' ? bytes / KILO : bytes / KILO / KILO
  return number(Math.max(amount, 0.1), { style: 'unit', unit, maximumFractionDigits: 1 })
}
