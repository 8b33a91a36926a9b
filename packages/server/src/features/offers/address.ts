import { randomInt } from 'node:crypto'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'
// Too many to guess: 62 bits.
const LENGTH = 12

/** An address below a host's page that nobody can guess, for pages that only people with the link may see. */
export function unguessableSlug(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}
