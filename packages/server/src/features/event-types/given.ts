import type { api, EventType, LockableField } from '@scheduling/contract'
import type { Insertable, Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError, refusedInput } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import { defaultScheduleId, hoursOfSchedule } from '../availability/operations.ts'
import { columnsOf } from './columns.ts'
import { SLUGS_IN_USE } from './events.ts'
import { copyOf, insertGiven, setLocked, usesOfSlugs } from './given-store.ts'
import { presentEventType } from './present.ts'
import type { StoredEventType } from './store.ts'
import { updateEventType } from './store.ts'
import type { EventTypeRow } from './tables.ts'

export { copiesOf, copyOf, namesOfGiven, releaseCopy, releaseCopiesOf, usesOfSlugs } from './given-store.ts'

// Event types that an organization gives to people. A copy is a row of the person's host, as any other, and names its origin.

type Change = (typeof api)['PATCH /event-types/:id']['$input']['body']

/** Throws `invalid_input` for each locked field that would change. */
export function refuseLocked(row: StoredEventType, change: Change): void {
  const now = presentEventType(row)
  const refused = (row.locked ?? []).filter(
    (field) => change[field] !== undefined && !isDeepStrictEqual(change[field], now[field]),
  )
  if (refused.length > 0)
    throw refusedInput(
      refused.map((path) => ({ path, reason: 'locked', message: 'Only the organization changes this' })),
    )
}

/** Throws `event_type_given`. */
export function refuseIfGiven({ given_by }: StoredEventType): void {
  if (given_by !== null) throw new AppError('event_type_given')
}

/**
 * Writes the locked fields of a person's copy; adds it if there is none. Answers what it did; `taken`: another event type has
 * the address. Repeat: the same.
 */
export async function writeCopy(
  context: Context,
  trx: Transaction<Database>,
  source: StoredEventType,
  { person, slug, locked }: { person: HostId; slug: string; locked: LockableField[] },
): Promise<'added' | 'changed' | 'taken'> {
  const copy = await copyOf(trx, person, source.id)
  if (!copy) return addCopy(context, trx, source, { person, slug, locked })
  const mayMove = copy.slug === slug || (await isFree(context, trx, source, person, slug))
  const all = { ...(await givenValues(trx, source, locked)), slug: mayMove ? slug : copy.slug }
  const change = Object.fromEntries(locked.map((field) => [field, all[field]]))
  await setLocked(trx, copy, locked)
  if (locked.length > 0) await updateEventType(trx, person, copy.id, withoutAbsent(columnsOf(change)))
  return mayMove || !locked.includes('slug') ? 'changed' : 'taken'
}

async function isFree(
  context: Context,
  trx: Transaction<Database>,
  { id: eventTypeId }: StoredEventType,
  person: HostId,
  slug: string,
): Promise<boolean> {
  for (const isInUse of context.hooks(SLUGS_IN_USE)) if (await isInUse(trx, person, slug)) return false
  return (await usesOfSlugs(trx, [person], { slugs: [slug], eventTypeId })).length === 0
}

/** In the person's own default hours, unless the organization locks them. */
async function addCopy(
  context: Context,
  trx: Transaction<Database>,
  source: StoredEventType,
  { person, slug, locked }: { person: HostId; slug: string; locked: LockableField[] },
): Promise<'added' | 'taken'> {
  if (!(await isFree(context, trx, source, person, slug))) return 'taken'
  const availability = {
    kind: 'schedule' as const,
    scheduleId: await defaultScheduleId({ ...context, db: trx }, person),
  }
  const given = await givenValues(trx, source, locked)
  const whole = { ...given, slug, ...(!locked.includes('availability') && { availability }) }
  const isAdded = await insertGiven(trx, {
    ...(columnsOf(whole) as Omit<Insertable<EventTypeRow>, 'position'>),
    host_id: person,
    id: randomUUID(),
    given_by: source.host_id,
    given_event_type: source.id,
    locked,
    created_at: new Date(context.clock.now()),
    deleted_at: null,
  })
  return isAdded ? 'added' : 'taken'
}

/** With the organization's hours written out where they are locked: its schedules are no rows of the person's host. */
async function givenValues(
  trx: Transaction<Database>,
  source: StoredEventType,
  locked: readonly LockableField[],
): Promise<EventType> {
  const values = presentEventType(source)
  if (!locked.includes('availability') || values.availability.kind === 'custom') return values
  const hours = await hoursOfSchedule(trx, source.host_id, values.availability.scheduleId)
  return { ...values, availability: { kind: 'custom', hours } }
}

function withoutAbsent<T extends object>(columns: T): T {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as T
}
