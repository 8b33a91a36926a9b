import type { Instant } from '@scheduling/domain'
import { MINUTE } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { countIfFree, periodEnd } from '../abuse/operations.ts'
import { LIMITS } from './limits.ts'
import { mailboxKey } from './reader-token.ts'
import type { PlannedMail } from './plan.ts'
import type { ToStranger } from './strangers.ts'
import { strangerWaitsUntil } from './strangers.ts'

/** Between two mails about one booking to one reader: who changes their mind again and again sends one mail, not twenty. */
export const MAIL_PAUSE = 2 * MINUTE

/**
 * Until when this reader is left in peace; undefined when a mail may go now, which counts it. `stranger`: they never wrote to
 * the host.
 */
export async function peaceUntil(
  context: Context,
  { audience, hostId, recipient }: Pick<PlannedMail, 'audience' | 'hostId' | 'recipient'>,
  mailedAt: Instant | null,
  stranger?: ToStranger,
): Promise<Instant | undefined> {
  const { clock, config } = context
  const now = clock.now()
  // Where the clock was set back since, nobody waits for it.
  const next = mailedAt === null ? 0 : Math.min(mailedAt, now) + (config.mailPause ?? MAIL_PAUSE)
  if (next > now) return next
  // Hosts have asked for theirs.
  if (audience === 'host') return undefined
  const until = stranger && (await strangerWaitsUntil(context, { hostId, recipient }, stranger))
  if (until !== undefined) return until
  const mailbox = mailboxKey(context, recipient).toString('hex')
  const isFree = await countIfFree(context, LIMITS.mailsPerRecipient, mailbox)
  return isFree ? undefined : periodEnd(LIMITS.mailsPerRecipient, now)
}
