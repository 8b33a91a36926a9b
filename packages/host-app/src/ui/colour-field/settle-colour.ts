import { normaliseHex } from '@scheduling/domain'

/** What a color picker shows when it closes: six digits behind a # in capitals, else the color from before. */
export function settleColour(typed: string, previous: string): string {
  return normaliseHex(typed.trim()) ?? previous
}
