import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** A secret that is shown once; only its hash is stored. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, hash: hashToken(token) }
}

/** SHA-256 suffices: the token has 256 random bits, there is nothing to guess. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
