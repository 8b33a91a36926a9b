import { MINUTES, policies } from '../../http/policies.ts'

export const LIMITS = policies({
  // A page that offers passkeys asks once as it opens.
  passkeySignIns: {
    name: 'sign-in-passkey',
    protects: 'the server from one network that begins sign-ins without end',
    per: 'network',
    free: 300,
    periodSeconds: 15 * MINUTES,
    past: 'prove',
    most: 5_000,
  },
})
