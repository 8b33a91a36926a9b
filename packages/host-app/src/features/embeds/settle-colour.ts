import { normaliseHex } from '@scheduling/domain'

/** A colour picker that closes: a colour of 6 or 3 digits behind a # is taken, in capitals; anything else was nothing. */
export function settleColour(typed: string, previous: string): string {
  const [, digits] = /^#([\da-f]{6}|[\da-f]{3})$/i.exec(typed.trim()) ?? []
  if (digits === undefined) return previous
  const whole = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return normaliseHex(`#${whole}`) ?? previous
}
