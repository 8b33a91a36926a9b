import { randomInt } from 'node:crypto'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'
// More than anybody guesses: 62 bits.
const LENGTH = 12

/** An address below a host's page that nobody guesses, for what is shown to those alone who were given it. */
export function unguessableSlug(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}
