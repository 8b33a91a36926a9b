import { normaliseHex } from '@scheduling/domain'

/** A colour picker that closes: a 6-digit colour with its hash is taken, in capitals; anything else was nothing. */
export function settleColour(typed: string, previous: string): string {
  return normaliseHex(typed.trim()) ?? previous
}
