import { hash } from '@node-rs/argon2'
import { keeping } from '../../context.ts'

// With its two passes, what OWASP advises: nobody who has stolen a database tries many in a second.
const MEMORY_KIB = 19_456

export interface Hashes {
  /** All that stays of a password. */
  of: (password: string) => Promise<string>
  /** Compared against when there is no such account, so that the time to refuse does not tell whether there is one. */
  dummy: string
}

/** How passwords are kept: with argon2id. */
export const PASSWORD_HASHES = keeping({
  name: 'password-hashes',
  open: async ({ config }): Promise<Hashes> => {
    const of = (password: string) =>
      hash(password, { memoryCost: config.passwordMemory ?? MEMORY_KIB, timeCost: 2, parallelism: 1 })
    return { of, dummy: await of('nobody has this password') }
  },
})
