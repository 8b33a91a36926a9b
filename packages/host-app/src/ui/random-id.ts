const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Lower-case letters and digits; 8 of them is the specification's length. */
export function randomId(length = 8): string {
  return [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => LETTERS[byte % 36]).join('')
}
