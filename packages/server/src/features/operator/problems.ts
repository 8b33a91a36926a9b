import type { Instant } from '@scheduling/domain'
import { MINUTE } from '@scheduling/domain'
import { isThisMachine } from '../../environment.ts'
import type { ServerState } from './operations.ts'

/** A problem, by the key of its sentence. */
export type Problem =
  | {
      key:
        | 'paused'
        | 'mailsWait'
        | 'mailsCaught'
        | 'serverRefuses'
        | 'noEncryption'
        | 'superuser'
        | 'keyBesideSecrets'
    }
  | { key: 'nobodySends'; minutes: number }

// A worker takes due jobs at once, and is back within this time after a restart.
const PATIENCE = 10 * MINUTE

/** What the operator should fix, the worst first. */
export function problemsOf(state: ServerState, now: Instant): Problem[] {
  return [
    ...(state.backups.restored ? [{ key: 'paused' } as const] : mailProblems(state, now)),
    ...exposed(state),
    ...superuser(state),
    ...keyBesideSecrets(state),
  ]
}

function mailProblems({ config, mails }: ServerState, now: Instant): Problem[] {
  if (config.isTrial) return []
  const isWorker = config.roles.includes('worker')
  if (config.mails === 'caught') return [{ key: 'mailsCaught' }]
  // We do not know the mail settings of other processes.
  if (config.mails === 'waiting' && isWorker) return [{ key: 'mailsWait' }]
  const waited = mails.waitingSince === null ? 0 : now - mails.waitingSince.getTime()
  if (waited < PATIENCE) return []
  return mails.tried > 0
    ? [{ key: 'serverRefuses' }]
    : [{ key: 'nobodySends', minutes: Math.floor(waited / MINUTE) }]
}

function exposed({ config: { publicUrl } }: ServerState): Problem[] {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'http:' && !isThisMachine(hostname) ? [{ key: 'noEncryption' }] : []
}

function superuser({ database }: ServerState): Problem[] {
  return database.isSuperuser ? [{ key: 'superuser' }] : []
}

function keyBesideSecrets({ config, hasSealedSecrets }: ServerState): Problem[] {
  const isAtRisk = hasSealedSecrets && config.secretKeys.length === 0 && !config.isTrial
  return isAtRisk ? [{ key: 'keyBesideSecrets' }] : []
}
