import { normaliseHex } from '@scheduling/domain'

/** The value of a color picker when it closes: six digits behind a # in capitals, else the previous color. */
export function settleColour(typed: string, previous: string): string {
  return normaliseHex(typed.trim()) ?? previous
}
