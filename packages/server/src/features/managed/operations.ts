import type { FieldError, ManagedEventTypeInput, ManagedEventType } from '@scheduling/contract'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database, Db } from '../../database/schema.ts'
import { AppError, found, notFound, refusedInput } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import { recordActivity } from '../activity/operations.ts'
import { copiesOf, releaseCopiesOf, usesOfSlugs } from '../event-types/given.ts'
import { eventTypeById } from '../event-types/operations.ts'
import type { StoredEventType } from '../event-types/operations.ts'
import type { Member } from '../organizations/operations.ts'
import { lockOrganization, membersOf } from '../organizations/operations.ts'
import { gets, slugFor, givenTo } from './people.ts'
import { COPY_UPDATES } from './queues.ts'
import type { ManagedEventTypeId } from './store.ts'
import {
  deleteManagedEventType,
  managedEventTypeOf,
  managedEventTypesOf,
  putManagedEventType,
} from './store.ts'

/** Locks nothing and gives nothing, as before anybody said anything. */
const NOTHING: ManagedEventTypeInput = { locked: [], everybody: false, people: [] }

/** Throws `organization_not_found` for one's own host, `event_type_not_found`. */
export async function getManaged(context: Context, id: ManagedEventTypeId): Promise<ManagedEventType> {
  const { db } = context
  const members = await peopleOf(db, id.hostId)
  const source = found(
    await eventTypeById(db, id.hostId, id.eventTypeId),
    'event_type_not_found',
    id.eventTypeId,
  )
  const giving = await managedEventTypeOf(db, id)
  return { ...(await managedOf(db, source, giving ?? NOTHING, members)), isManaged: giving !== undefined }
}

/**
 * Gives it to people; a job for each writes their copy. Throws what reading does, and `invalid_input` with every address that
 * is taken: then nothing is given to anybody. Repeat: the same.
 */
export async function saveManaged(
  context: Context,
  host: Acting,
  eventTypeId: string,
  giving: ManagedEventTypeInput,
): Promise<ManagedEventType> {
  const id = { hostId: host.hostId, eventTypeId }
  return context.db.transaction().execute(async (trx) => {
    // Whoever joins at this moment waits, and then gets it by joining.
    await lockOrganization(trx, id.hostId)
    const members = await peopleOf(trx, id.hostId)
    const source = found(
      await eventTypeById(trx, id.hostId, eventTypeId),
      'event_type_not_found',
      eventTypeId,
    )
    refusePeople(giving, members)
    const managed = await managedOf(trx, source, giving, members)
    refuseTaken(giving, managed)
    await putManagedEventType(trx, id, giving)
    await bringAllInLine(context, trx, id, members, host.accountId)
    await recordActivity(context, trx, host, 'event_type_given', source.name, eventTypeId)
    return { ...managed, isManaged: true }
  })
}

/** Whether a member gets an event type. Undefined: it is given to nobody. */
export async function getsOf(db: Db, id: ManagedEventTypeId, memberId: string): Promise<boolean | undefined> {
  const giving = await managedEventTypeOf(db, id)
  return giving && gets(giving, memberId)
}

/**
 * Gives it to one more member, at its own address. Call it with the organization locked. Throws `event_type_not_found`,
 * `slug_taken` if they have another event type at that address. Repeat: does nothing.
 */
export async function assignToMember(
  context: Context,
  trx: Transaction<Database>,
  host: Acting,
  id: ManagedEventTypeId,
  memberId: string,
): Promise<void> {
  const source = found(
    await eventTypeById(trx, id.hostId, id.eventTypeId),
    'event_type_not_found',
    id.eventTypeId,
  )
  const giving = await managedEventTypeOf(trx, id)
  if (!giving || gets(giving, memberId)) return
  const others = giving.people.filter((person) => person.memberId !== memberId)
  const more = { ...giving, people: [...others, { memberId, gets: true, slug: null }] }
  const members = await peopleOf(trx, id.hostId)
  const { people } = await managedOf(trx, source, more, members)
  if (people.some((person) => person.memberId === memberId && person.state === 'taken'))
    throw new AppError('slug_taken', {
      detail: `Member ${memberId} has another event type at "${source.slug}"`,
    })
  await putManagedEventType(trx, id, more)
  await bringAllInLine(
    context,
    trx,
    id,
    members.filter((member) => member.id === memberId),
    host.accountId,
  )
  await recordActivity(context, trx, host, 'event_type_given', source.name, id.eventTypeId)
}

/** Copies become people's own. Throws what reading does. Repeat: does nothing. */
export async function endManaged(context: Context, host: Acting, eventTypeId: string): Promise<void> {
  const id = { hostId: host.hostId, eventTypeId }
  await context.db.transaction().execute(async (trx) => {
    await lockOrganization(trx, id.hostId)
    const members = await peopleOf(trx, id.hostId)
    const { name } = found(
      await eventTypeById(trx, id.hostId, eventTypeId),
      'event_type_not_found',
      eventTypeId,
    )
    if (!(await managedEventTypeOf(trx, id))) return
    await deleteManagedEventType(trx, id)
    await bringAllInLine(context, trx, id, members)
    await recordActivity(context, trx, host, 'event_type_taken_back', name, eventTypeId)
  })
}

/** Called when an event type changes or is restored. */
export async function followEventType(
  context: Context,
  trx: Transaction<Database>,
  { hostId, id: eventTypeId }: { hostId: HostId; id: string },
): Promise<void> {
  if (await managedEventTypeOf(trx, { hostId, eventTypeId }))
    await bringAllInLine(context, trx, { hostId, eventTypeId }, await membersOf(trx, hostId))
}

/** Called when a deleted event type can no longer be restored. Repeat: does nothing. */
export async function releaseAllCopies(
  context: Context,
  trx: Transaction<Database>,
  { hostId, id: eventTypeId }: { hostId: HostId; id: string },
): Promise<void> {
  const id = { hostId, eventTypeId }
  if (!(await managedEventTypeOf(trx, id))) return
  await deleteManagedEventType(trx, id)
  await bringAllInLine(context, trx, id, await membersOf(trx, hostId))
}

/** Called when somebody joins: they get what everybody gets. */
export async function assignToNewMember(
  context: Context,
  trx: Transaction<Database>,
  { organization, person }: { organization: HostId; person: HostId },
): Promise<void> {
  for (const { event_type_id: eventTypeId } of await managedEventTypesOf(trx, organization))
    await bringAllInLine(context, trx, { hostId: organization, eventTypeId }, [{ person }])
}

/** Called when somebody goes: what they were given is their own, so that no link of theirs ends. */
export async function releaseCopies(
  _: Context,
  trx: Transaction<Database>,
  { organization, person }: { organization: HostId; person: HostId },
): Promise<void> {
  await releaseCopiesOf(trx, person, organization)
}

async function peopleOf(db: Db, hostId: HostId): Promise<Member[]> {
  const members = await membersOf(db, hostId)
  // An organization has an owner, a host of one person has no members.
  if (members.length === 0) throw notFound('organization_not_found', hostId)
  return members
}

async function managedOf(
  db: Db,
  source: StoredEventType,
  giving: ManagedEventTypeInput,
  members: readonly Member[],
): Promise<ManagedEventType> {
  const people = members.map(({ person }) => person)
  const wanted = new Set(members.map(({ id }) => slugFor(giving, id, source)))
  const copies = await copiesOf(db, people, source.id)
  const uses = Map.groupBy(
    await usesOfSlugs(db, people, { slugs: [...wanted], eventTypeId: source.id }),
    ({ host_id }) => host_id,
  )
  const { locked, everybody } = giving
  return {
    isManaged: true,
    locked,
    everybody,
    people: members.map(({ id, person }) => {
      const copySlug = copies.find(({ host_id }) => host_id === person)?.slug
      return givenTo(
        giving,
        { id, copySlug, usedSlugs: new Set(uses.get(person)?.map(({ slug }) => slug)) },
        source,
      )
    }),
  }
}

function refusePeople({ people }: ManagedEventTypeInput, members: readonly Member[]): void {
  const errors = people.flatMap(({ memberId }, index): FieldError[] => {
    const path = `people[${index}]`
    const isFirst = people.findIndex((one) => one.memberId === memberId) === index
    if (!isFirst) return [{ path, reason: 'duplicate', message: 'Is there twice' }]
    if (!members.some(({ id }) => id === memberId))
      return [{ path, reason: 'not_found', message: 'Names nobody of this organization' }]
    return []
  })
  if (errors.length > 0) throw refusedInput(errors)
}

/** Whoever is asked for another address first is not left out silently. */
function refuseTaken({ people }: ManagedEventTypeInput, managed: ManagedEventType): void {
  const errors = managed.people
    .filter(({ state }) => state === 'taken')
    .map(({ memberId, slug }): FieldError => {
      const index = people.findIndex((one) => one.memberId === memberId)
      const path = index < 0 ? 'people' : `people[${index}].slug`
      const message = `Member ${memberId} has another event type at "${slug}": expected another slug, or \`gets: false\``
      return { path, reason: 'taken', message }
    })
  if (errors.length > 0) throw refusedInput(errors)
}

async function bringAllInLine(
  { jobs }: Context,
  trx: Transaction<Database>,
  { hostId: organization, eventTypeId }: ManagedEventTypeId,
  members: readonly Pick<Member, 'person'>[],
  by?: string,
): Promise<void> {
  await jobs.send(
    trx,
    COPY_UPDATES,
    members.map(({ person }) => ({ data: { person, organization, eventTypeId, by } })),
  )
}
