import type { Instant } from '@scheduling/domain'
import { MINUTE } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { countIfFree, periodEnd } from '../abuse/operations.ts'
import { LIMITS } from './limits.ts'
import { mailboxKey } from './reader-token.ts'
import type { PlannedMail } from './plan.ts'

/** Between two mails about one booking to one reader: who changes their mind again and again sends one mail, not twenty. */
export const MAIL_PAUSE = 2 * MINUTE

/** Until when this reader is left in peace; undefined when a mail may go now, which counts it. */
export async function peaceUntil(
  context: Context,
  { audience, recipient }: Pick<PlannedMail, 'audience' | 'recipient'>,
  mailedAt: Instant | null,
): Promise<Instant | undefined> {
  const { clock, config } = context
  const now = clock.now()
  // Where the clock was set back since, nobody waits for it.
  const next = mailedAt === null ? 0 : Math.min(mailedAt, now) + (config.mailPause ?? MAIL_PAUSE)
  if (next > now) return next
  // Hosts have asked for theirs.
  if (audience === 'host') return undefined
  const mailbox = mailboxKey(context, recipient).toString('hex')
  const isFree = await countIfFree(context, LIMITS.mailsPerRecipient, mailbox)
  return isFree ? undefined : periodEnd(LIMITS.mailsPerRecipient, now)
}
