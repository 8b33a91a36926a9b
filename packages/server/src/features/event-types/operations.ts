import type { api, EventType } from '@scheduling/contract'
import { EVENT_TYPE_DEFAULTS } from '@scheduling/contract'
import type { Insertable, Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { isForeignKeyViolation, isUniqueViolation } from '../../database/violations.ts'
import { AppError, found, notFound } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import { recordActivity } from '../activity/operations.ts'
import { countToComeFrom } from '../bookings/operations.ts'
import type { Repeatable } from '../idempotency/operations.ts'
import { rememberRequest } from '../idempotency/operations.ts'
import { defaultScheduleId } from '../availability/operations.ts'
import { isOrganization } from '../organizations/operations.ts'
import { findHost, lockProfile, tellSettingsChanged } from '../hosts/operations.ts'
import { refuseOverAllowance } from '../plans/allowance.ts'
import { columnsOf } from './columns.ts'
import { COUNTED_EVENT_TYPES } from './counted.ts'
import { nameOfCopy, slugOfCopy } from './copies.ts'
import { EVENT_TYPE_BEGINS, EVENT_TYPE_CHANGED, SLUGS_IN_USE } from './events.ts'
import { refuseIfGiven, refuseLocked } from './given.ts'
import { presentEventType } from './present.ts'
import { refuseEventType, refuseSeats, withoutUndefined } from './rules.ts'
import { refuseUnknownVideo } from './videos.ts'
import type { StoredEventType } from './store.ts'
import {
  eventTypeById,
  holdEventType,
  insertEventType,
  listEventTypes,
  setConfirmEmail,
  setPositions,
  updateEventType,
} from './store.ts'
import type { EventTypeRow } from './tables.ts'

export type { StoredEventType } from './store.ts'
export { eventTypeById, setReminders } from './store.ts'

type NewEventType = (typeof api)['POST /event-types']['$input']['body']
type Change = (typeof api)['PATCH /event-types/:id']['$input']['body']

export async function listHostEventTypes(
  { db }: Pick<Context, 'db'>,
  host: HostId,
): Promise<StoredEventType[]> {
  return listEventTypes(db, host)
}

export async function getEventType(context: Context, host: HostId, id: string): Promise<StoredEventType> {
  return found(await eventTypeById(context.db, host, id), 'event_type_not_found', id)
}

/** Repeat: refused with `slug_taken`. */
export async function addEventType(
  context: Context,
  host: Acting,
  input: NewEventType,
  repeat?: Repeatable,
): Promise<StoredEventType> {
  refuseEventType(input)
  const availability = input.availability ?? {
    kind: 'schedule' as const,
    scheduleId: await defaultScheduleId(context, host.hostId),
  }
  const duration = input.duration ?? EVENT_TYPE_DEFAULTS.duration
  const asked = { ...EVENT_TYPE_DEFAULTS, duration, increment: duration, ...input, availability }
  const whole = await begun(context, host.hostId, asked)
  refuseSeats(whole, await isOrganization(context.db, host.hostId))
  const row = columnsOf(whole) as Omit<Insertable<EventTypeRow>, 'position'>
  const added = context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, host.hostId)
    await refuseOverAllowance(context, trx, host.hostId, COUNTED_EVENT_TYPES)
    await refuseUsedSlug(context, trx, host.hostId, input.slug)
    await refuseUnknownVideo(trx, host.hostId, whole.video)
    const eventType = await insertEventType(trx, {
      ...row,
      host_id: host.hostId,
      id: randomUUID(),
      created_at: new Date(context.clock.now()),
      deleted_at: null,
    })
    const made = { hostId: host.hostId, kind: 'event_type', id: eventType.id } as const
    await rememberRequest(trx, made, repeat, eventType.created_at)
    await recordActivity(context, trx, host, 'event_type_added', eventType.name)
    return eventType
  })
  return named(added)
}

async function begun<Asked extends Pick<EventType, 'reminders' | 'questions'>>(
  context: Context,
  hostId: HostId,
  asked: Asked,
): Promise<Asked> {
  const beginnings = context.hooks(EVENT_TYPE_BEGINS)
  const [given = {}] = await Promise.all(beginnings.map(async (begin) => begin(context.db, hostId)))
  const { reminders = asked.reminders, questions = [] } = given
  return { ...asked, reminders, questions: asked.questions.length > 0 ? asked.questions : questions }
}

/** Merges the given fields. Throws `invalid_input` for those that an organization locked. Repeat: the same. */
export async function changeEventType(
  context: Context,
  host: Acting,
  id: string,
  change: Change,
): Promise<StoredEventType> {
  refuseEventType(change)
  const columns = columnsOf(change)
  if (Object.values(columns).every((value) => value === undefined))
    return getEventType(context, host.hostId, id)
  const changed = context.db.transaction().execute(async (trx) => {
    const before = found(await holdEventType(trx, host.hostId, id), 'event_type_not_found', id)
    refuseLocked(before, change)
    const { seats, confirmEmail, approval } = { ...presentEventType(before), ...withoutUndefined(change) }
    refuseSeats(
      { seats, confirmEmail, approval },
      before.given_by !== null || (await isOrganization(trx, host.hostId)),
    )
    if (change.slug !== undefined) await refuseUsedSlug(context, trx, host.hostId, change.slug)
    if (!isDeepStrictEqual(change.video, before.video))
      await refuseUnknownVideo(trx, host.hostId, change.video)
    const eventType = found(await updateEventType(trx, host.hostId, id, columns), 'event_type_not_found', id)
    await recordActivity(context, trx, host, 'event_type_changed', eventType.name, id)
    await tellChanged(context, trx, host.hostId, id)
    const hasOtherReminders = !isDeepStrictEqual(before.reminders, eventType.reminders)
    await tellSettingsChanged(context, trx, host.hostId, hasOtherReminders ? ['reminders'] : [])
    return eventType
  })
  return named(changed)
}

/** Changes all event types or the named ones, except where an organization locked the field. Answers the ids of those that changed. Repeat: changes none. */
export async function changeEventTypes(
  context: Context,
  host: Acting,
  { ids, confirmEmail }: { ids?: readonly string[] | undefined; confirmEmail: boolean },
): Promise<string[]> {
  return context.db.transaction().execute(async (trx) => {
    const known = await listEventTypes(trx, host.hostId)
    const all = known.map(({ id }) => id)
    const unknown = ids?.find((id) => !all.includes(id))
    if (unknown) throw notFound('event_type_not_found', unknown)
    const changed = await setConfirmEmail(trx, host.hostId, ids ?? all, confirmEmail)
    for (const { id, name } of known.filter((one) => changed.includes(one.id))) {
      await recordActivity(context, trx, host, 'event_type_changed', name, id)
      await tellChanged(context, trx, host.hostId, id)
    }
    return changed
  })
}

/** How many meetings to come would stay if it were deleted. */
export async function meetingsThatStay(context: Context, host: HostId, id: string): Promise<number> {
  await getEventType(context, host, id)
  return countToComeFrom(context, host, { kind: 'event_type', id })
}

/** Blocks new bookings, keeps existing meetings. It can be restored for a while. Throws `event_type_given`. Repeat: not found. */
export async function removeEventType(context: Context, host: Acting, id: string): Promise<void> {
  const deletion = { deleted_at: new Date(context.clock.now()) }
  await context.db.transaction().execute(async (trx) => {
    refuseIfGiven(found(await holdEventType(trx, host.hostId, id), 'event_type_not_found', id))
    const { name } = found(await updateEventType(trx, host.hostId, id, deletion), 'event_type_not_found', id)
    await recordActivity(context, trx, host, 'event_type_deleted', name)
  })
}

/** Nobody can book it before its host has looked at it. Repeat: fails if `repeat` is the same. Otherwise adds another. */
export async function copyEventType(
  context: Context,
  host: Acting,
  id: string,
  repeat?: Repeatable,
): Promise<StoredEventType> {
  const source = found(await eventTypeById(context.db, host.hostId, id), 'event_type_not_found', id)
  const owner = found(await findHost(context, host.hostId), 'not_signed_in', host.hostId)
  const { position: _, ...row } = source
  const added = context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, host.hostId)
    await refuseOverAllowance(context, trx, host.hostId, COUNTED_EVENT_TYPES)
    const known = await listEventTypes(trx, host.hostId)
    const copy = await insertEventType(trx, {
      ...row,
      id: randomUUID(),
      name: nameOfCopy(source.name, new Set(known.map(({ name }) => name)), owner.language),
      slug: slugOfCopy(source.slug, new Set(known.map(({ slug }) => slug))),
      is_on: false,
      given_by: null,
      given_event_type: null,
      locked: null,
      created_at: new Date(context.clock.now()),
      booking_window: JSON.stringify(row.booking_window),
      limits: JSON.stringify(row.limits),
      locations: JSON.stringify(row.locations),
      questions: JSON.stringify(row.questions),
      reminders: JSON.stringify(row.reminders),
      confirmation: JSON.stringify(row.confirmation),
      approval: row.approval && JSON.stringify(row.approval),
      video: row.video && JSON.stringify(row.video),
      custom_hours: row.custom_hours && JSON.stringify(row.custom_hours),
    })
    const made = { hostId: host.hostId, kind: 'event_type', id: copy.id } as const
    await rememberRequest(trx, made, repeat, copy.created_at)
    await recordActivity(context, trx, host, 'event_type_added', copy.name)
    return copy
  })
  return named(added)
}

/** Puts the named ones first; the others follow in their old order. Repeat: the same. */
export async function orderEventTypes(context: Context, host: HostId, ids: readonly string[]): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const known = (await listEventTypes(trx, host)).map((row) => row.id)
    const unknown = ids.find((id) => !known.includes(id))
    if (unknown) throw notFound('event_type_not_found', unknown)
    const first = new Set(ids)
    await setPositions(trx, host, [...first, ...known.filter((id) => !first.has(id))])
  })
}

async function refuseUsedSlug(
  context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
  slug: string,
): Promise<void> {
  if (await isSlugInUse(context, trx, hostId, slug)) throw slugTaken('Another page of yours has this address')
}

/** Whether something that is no event type has this address. */
export async function isSlugInUse(
  context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
  slug: string,
): Promise<boolean> {
  for (const isInUse of context.hooks(SLUGS_IN_USE)) if (await isInUse(trx, hostId, slug)) return true
  return false
}

function slugTaken(message: string): AppError {
  return new AppError('slug_taken', { errors: [{ path: 'slug', reason: 'taken', message }] })
}

/** Lets others follow a change, in its transaction. */
export async function tellChanged(
  context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
  id: string,
): Promise<void> {
  for (const follow of context.hooks(EVENT_TYPE_CHANGED)) await follow(context, trx, { hostId, id })
}

/** Turns the database's refusal into an error that names the field. */
export async function named<T>(written: Promise<T>): Promise<T> {
  return written.catch((error: unknown) => {
    if (isUniqueViolation(error, 'event_types_slug')) throw slugTaken('Another event type has this address')
    if (isForeignKeyViolation(error, 'event_types_schedule'))
      throw new AppError('availability_not_found', {
        errors: [
          {
            path: 'availability.scheduleId',
            reason: 'not_found',
            message: 'No such schedule in this account',
          },
        ],
      })
    throw error
  })
}
