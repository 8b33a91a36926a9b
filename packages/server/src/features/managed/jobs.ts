import { MINUTE } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { stableId } from '../../jobs/stable-id.ts'
import { recordActivity } from '../activity/operations.ts'
import { copyOf, namesOfGiven, releaseCopy, writeCopy } from '../event-types/given.ts'
import { eventTypeById } from '../event-types/operations.ts'
import { lockProfile } from '../hosts/operations.ts'
import { tellMember } from '../organizations/news.ts'
import { holdMember } from '../organizations/operations.ts'
import { actingAs } from '../sessions/operations.ts'
import { slugFor, gets } from './people.ts'
import type { CopyJob, AssignmentMail } from './queues.ts'
import { ASSIGNMENT_MAILS } from './queues.ts'
import { managedEventTypeOf } from './store.ts'

// The organization's change caused it, from no device of the person.
const BY_NOBODY = { ip: '127.0.0.1', userAgent: undefined }

// An organization gives several event types in a row: one mail at the end of these minutes names all of them.
const TOGETHER_MS = 5 * MINUTE

/**
 * Adds, updates or releases one member's copy of an event type, to match what the organization gives them now. Repeat: the
 * same.
 */
export async function syncManagedCopy(
  context: Context,
  { person, organization, eventTypeId, by }: CopyJob,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    // Whoever leaves waits for this, and then releases what was added.
    const member = await holdMember(trx, organization, person)
    await lockProfile(trx, person)
    const giving = await managedEventTypeOf(trx, { hostId: organization, eventTypeId })
    if (!member || !giving || !gets(giving, member.id)) return releaseCopy(trx, person, eventTypeId)
    const source = await eventTypeById(trx, organization, eventTypeId)
    // It is deleted and may be restored: the copy stays as it is.
    if (!source) return
    const { locked } = giving
    const done = await writeCopy(context, trx, source, {
      person,
      slug: slugFor(giving, member.id, source),
      locked,
    })
    if (done !== 'added') return
    await recordActivity(context, trx, actingAs(person, BY_NOBODY), 'event_type_received', source.name)
    if (by !== member.account_id)
      await notifyOfGivenEventTypesLater(context, trx, { person, organization, eventTypeId })
  })
}

/** Schedules a mail to the person about what they will have been given by then. Repeat: does nothing. */
async function notifyOfGivenEventTypesLater(
  { jobs }: Context,
  trx: Transaction<Database>,
  { person, organization, eventTypeId }: CopyJob,
): Promise<void> {
  const copy = await copyOf(trx, person, eventTypeId)
  if (!copy) return
  const from = Math.floor(copy.created_at.getTime() / TOGETHER_MS) * TOGETHER_MS
  const to = from + TOGETHER_MS
  const id = stableId('given-news', organization, person, String(from))
  await jobs.send(trx, ASSIGNMENT_MAILS, [{ id, data: { person, organization, from, to }, at: to }])
}

/** Mails a member the event types that they were given. Does nothing if they have left. Repeat: mails once more. */
export async function notifyOfGivenEventTypes(
  context: Context,
  { person, organization, from, to }: AssignmentMail,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const member = await holdMember(trx, organization, person)
    if (!member) return
    const span = { organization, from: new Date(from), to: new Date(to) }
    const names = await namesOfGiven(trx, person, span)
    if (names.length > 0) await tellMember(context, trx, member, 'event_types_given', null, names)
  })
}
