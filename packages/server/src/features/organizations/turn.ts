import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import type { SignedIn } from '../../http/caller.ts'
import type { Member } from './store.ts'
import { lockOrganization, membersOf } from './store.ts'

type Work = (trx: Transaction<Database>, members: readonly Member[], me: Member) => Promise<void>

/** Throws `organization_not_found`, also if the caller has gone or lost the role since the request began. */
export async function inTurn(
  context: Context,
  { hostId, accountId }: SignedIn,
  allowed: readonly Member['role'][],
  work: Work,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const members = (await lockOrganization(trx, hostId)) ? await membersOf(trx, hostId) : []
    const me = members.find((member) => member.account_id === accountId)
    if (!me || !allowed.includes(me.role)) throw new AppError('organization_not_found')
    await work(trx, members, me)
  })
}
