import { normalizeHex } from '@scheduling/domain'

/** The value of a color picker when it closes: six digits behind a # in capitals, else the previous color. */
export function settleColor(typed: string, previous: string): string {
  return normalizeHex(typed.trim()) ?? previous
}
