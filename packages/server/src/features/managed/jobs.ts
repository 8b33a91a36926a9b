import type { Context } from '../../context.ts'
import { recordActivity } from '../activity/operations.ts'
import { releaseCopy, writeCopy } from '../event-types/given.ts'
import { eventTypeById } from '../event-types/operations.ts'
import { lockProfile } from '../hosts/operations.ts'
import { holdMember } from '../organizations/operations.ts'
import { actingAs } from '../sessions/operations.ts'
import { slugFor, gets } from './people.ts'
import type { CopyJob } from './queues.ts'
import { givingOf } from './store.ts'

// The organization's change caused it, from no device of the person.
const BY_NOBODY = { ip: '127.0.0.1', userAgent: undefined }

/** Brings one person's copy in line with what the organization says now. Repeat: the same. */
export async function bringInLine(
  context: Context,
  { person, organization, eventTypeId }: CopyJob,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    // Whoever leaves waits for this, and then releases what was added.
    const member = await holdMember(trx, organization, person)
    await lockProfile(trx, person)
    const giving = await givingOf(trx, { hostId: organization, eventTypeId })
    const source = giving && (await eventTypeById(trx, organization, eventTypeId))
    if (!member || !source || !gets(giving, member.id)) return releaseCopy(trx, person, eventTypeId)
    const { locked } = giving
    const done = await writeCopy(context, trx, source, {
      person,
      slug: slugFor(giving, member.id, source),
      locked,
    })
    if (done === 'added')
      await recordActivity(context, trx, actingAs(person, BY_NOBODY), 'event_type_received', source.name)
  })
}
