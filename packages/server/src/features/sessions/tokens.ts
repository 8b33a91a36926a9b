import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** A secret that is shown once; only its hash is stored. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, hash: hashToken(token) }
}

/** SHA-256 is enough: nobody can guess a token of 256 random bits. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
