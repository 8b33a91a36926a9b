import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Service } from './context.ts'
import { service } from './context.ts'
import { sharedSecret } from './secrets.ts'

const ALGORITHM = 'aes-256-gcm'
const ID_BYTES = 4
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts secrets that we must read again. If the keys come from the environment, the database alone reveals
 * nothing.
 */
export interface Seal {
  /** Binds the secret to `owner`: nobody else's row can open it. */
  close: (secret: string, owner: string) => Buffer
  /** Throws if it was changed, belongs to another owner, or its key is gone. */
  open: (sealed: Buffer, owner: string) => string
  /** Everything that the newest key encrypted starts with this. */
  mark: Buffer
}

/** A seal that a capability keeps. Uses the keys of `SECRET_KEYS` first, then its own key in the database. */
export function keptSeal(name: string): Service<Seal> {
  return service<Seal>({
    name: `seal of ${name}`,
    open: async ({ config, db }) => sealWith([...config.secretKeys, await sharedSecret(db, name)]),
  })
}

/** The first key encrypts; all keys decrypt. Layout: mark of the key, nonce, tag, text. */
export function sealWith(keys: readonly Buffer[]): Seal {
  const marked = keys.map((key) => ({ key, mark: markOf(key) }))
  const [newest] = marked
  if (!newest) throw new Error('A seal needs a key')
  return {
    mark: newest.mark,
    close(secret, owner) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, newest.key, nonce).setAAD(Buffer.from(owner))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([newest.mark, nonce, cipher.getAuthTag(), text])
    },
    open(sealed, owner) {
      const found = marked.find(({ mark }) => mark.equals(sealed.subarray(0, ID_BYTES)))
      if (!found)
        throw new Error('The key of a secret in the database is gone: add it again to the end of SECRET_KEYS')
      const [nonce, tag, text] = partsOf(sealed.subarray(ID_BYTES))
      const decipher = createDecipheriv(ALGORITHM, found.key, nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
    },
  }
}

/** What a secret that this key encrypted begins with. */
export function markOf(key: Buffer): Buffer {
  return createHash('sha256').update('mark of a key\0').update(key).digest().subarray(0, ID_BYTES)
}

function partsOf(sealed: Buffer): [nonce: Buffer, tag: Buffer, text: Buffer] {
  const end = NONCE_BYTES + TAG_BYTES
  return [sealed.subarray(0, NONCE_BYTES), sealed.subarray(NONCE_BYTES, end), sealed.subarray(end)]
}
