import type { Context } from '../../context.ts'
import type { PlannedMail } from './plan.ts'
import { mailboxKey } from './reader/reader-token.ts'
import { stopsOf } from './store.ts'

/** Whether a reader wants no mails of this host, or of this server. Hosts always get theirs. */
export async function hasStopped(
  context: Context,
  { audience, hostId, recipient }: Pick<PlannedMail, 'audience' | 'hostId' | 'recipient'>,
): Promise<boolean> {
  if (audience === 'host') return false
  const stops = await stopsOf(context.db, hostId, mailboxKey(context, recipient))
  return stops.host || stops.everywhere
}
