import { randomBytes } from 'node:crypto'

const LENGTH = 12
// 32 that nobody confuses: each takes five bits of a byte.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** 60 bits of chance, in addresses of campaigns and leads. */
export function newPublicId(): string {
  return Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
