import { DAY } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { fieldError, found } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { SignedIn } from '../../http/caller.ts'
import { recordActivity } from '../activity/operations.ts'
import { setClosed, findHost, removeHost } from '../hosts/operations.ts'
import { ORGANIZATION_ENDS } from './events.ts'
import { deleteInvitationsOf } from './invitation-store.ts'
import type { Member } from './store.ts'
import { endedBefore, lockOrganization, setEnd } from './store.ts'
import { takeAllOut } from './take-out.ts'
import { inTurn } from './turn.ts'

// A mail server may be down for a weekend: the mails about canceled meetings are tried for two days.
const TOLD_WITHIN_MS = 3 * DAY

/**
 * Deletes it at once. If meetings are to be canceled, nobody reaches it any more, and its data follow when everybody has
 * been told. Throws `invalid_input` for another link, and `has_meetings`. Repeat: refused.
 */
export async function deleteOrganization(
  context: Context,
  here: SignedIn,
  { link, cancelsMeetings }: { link: string; cancelsMeetings: boolean },
): Promise<void> {
  const { hostId, ownHostId } = here
  const host = found(await findHost(context, hostId), 'organization_not_found', hostId)
  if (link !== host.link) throw fieldError('link', 'other_link', 'Expected the link of the organization')
  await inTurn(context, here, ['owner'], async (trx, members) => {
    const goesOn = await endAll(context, trx, hostId, cancelsMeetings)
    await recordActivity(context, trx, { ...here, hostId: ownHostId }, 'organization_deleted', host.name)
    if (goesOn) await close(context, trx, hostId, members)
    else await removeNow(context, trx, hostId, members)
  })
}

/** With all its data. */
export async function removeNow(
  context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
  members: readonly Member[],
): Promise<void> {
  await takeAllOut(context, trx, members)
  await removeHost(context, trx, hostId)
}

/** Called by the daily job. An organization with meetings that nobody canceled yet stays. Repeat: does nothing. */
export async function cleanUpEnded(context: Context): Promise<void> {
  for (const hostId of await endedBefore(context.db, new Date(context.clock.now())))
    await context.db.transaction().execute(async (trx) => {
      if (!(await lockOrganization(trx, hostId))) return
      if (!(await endAll(context, trx, hostId, true))) await removeHost(context, trx, hostId)
    })
}

/** Whether something goes on, for which the organization is needed. */
async function endAll(
  context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
  cancelsMeetings: boolean,
): Promise<boolean> {
  const going: boolean[] = []
  for (const end of context.hooks(ORGANIZATION_ENDS))
    going.push(await end(context, trx, { hostId, cancelsMeetings }))
  return going.includes(true)
}

async function close(
  context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
  members: readonly Member[],
): Promise<void> {
  const now = context.clock.now()
  await takeAllOut(context, trx, members)
  await deleteInvitationsOf(trx, hostId)
  await setClosed(trx, [hostId], new Date(now))
  await setEnd(trx, hostId, new Date(now + TOLD_WITHIN_MS))
}
