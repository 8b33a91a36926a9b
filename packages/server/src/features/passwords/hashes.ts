import { hash } from '@node-rs/argon2'
import { service } from '../../context.ts'

// With two passes, this is what OWASP recommends: nobody with a stolen database tries many passwords in a second.
const MEMORY_KIB = 19_456

export interface Hashes {
  /** The hash of a password, which is all that we store. */
  of: (password: string) => Promise<string>
  /** For comparing when there is no account, so that the time of the refusal reveals nothing. */
  dummy: string
}

/** Hashes passwords with argon2id. */
export const PASSWORD_HASHES = service({
  name: 'password-hashes',
  open: async ({ config }): Promise<Hashes> => {
    const of = (password: string) =>
      hash(password, { memoryCost: config.passwordMemory ?? MEMORY_KIB, timeCost: 2, parallelism: 1 })
    return { of, dummy: await of('nobody has this password') }
  },
})
