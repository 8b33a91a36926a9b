import type { api } from '@scheduling/contract'
import type { Hours, WeeklyHours } from '@scheduling/domain'
import { limits } from '@scheduling/domain'
import { translatorFor } from '@scheduling/messages'
import { availabilityTexts } from '@scheduling/messages/availability'
import type { Insertable, Transaction, Updateable } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database, Db } from '../../database/schema.ts'
import { AppError, found, notFound } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import type { OpenedAccount } from '../sign-up/events.ts'
import { lockProfile } from '../hosts/operations.ts'
import { recordActivity } from '../activity/operations.ts'
import type { Repeatable } from '../idempotency/operations.ts'
import { rememberRequest } from '../idempotency/operations.ts'
import { refuseHours } from './hours.ts'
import type { StoredSchedule } from './store.ts'
import {
  clearDefault,
  countSchedules,
  defaultSchedule,
  deleteSchedule,
  holdSchedule,
  insertSchedule,
  listSchedules,
  scheduleById,
  updateSchedule,
} from './store.ts'
import { SCHEDULE_USERS, usesOfSchedules } from './users.ts'
import type { ScheduleRow } from './tables.ts'

export { scheduleNamesOf } from './store.ts'

const textsIn = await translatorFor(availabilityTexts)

type NewSchedule = (typeof api)['POST /availability']['$input']['body']
type Change = (typeof api)['PATCH /availability/:id']['$input']['body']

/** A schedule and how many event types use it. */
export interface UsedSchedule {
  schedule: StoredSchedule
  uses: number
}

const OFFICE_HOURS = [{ start: '09:00', end: '17:00' }]
const FIRST_WEEK: WeeklyHours = {
  mon: OFFICE_HOURS,
  tue: OFFICE_HOURS,
  wed: OFFICE_HOURS,
  thu: OFFICE_HOURS,
  fri: OFFICE_HOURS,
  sat: [],
  sun: [],
}

/** So a new account or organization can be booked at once: Monday to Friday, 9:00 to 17:00 in its zone. */
export async function addFirstSchedule(
  _context: Context,
  trx: Transaction<Database>,
  { hostId, language, timeZone, now }: Pick<OpenedAccount, 'hostId' | 'language' | 'timeZone' | 'now'>,
): Promise<void> {
  await insertSchedule(trx, {
    host_id: hostId,
    id: randomUUID(),
    name: textsIn(language)('schedule.first_name'),
    is_default: true,
    time_zone: timeZone,
    weekly: JSON.stringify(FIRST_WEEK),
    overrides: '[]',
    created_at: now,
  })
}

export async function listAvailability(context: Context, host: HostId): Promise<UsedSchedule[]> {
  const [schedules, uses] = await Promise.all([
    listSchedules(context.db, host),
    usesOfSchedules(context, host),
  ])
  return schedules.map((schedule) => ({ schedule, uses: uses.get(schedule.id) ?? 0 }))
}

export async function getSchedule(context: Context, host: HostId, id: string): Promise<UsedSchedule> {
  const schedule = await scheduleById(context.db, host, id)
  if (!schedule) throw notFound('availability_not_found', id)
  const uses = await usesOfSchedules(context, host)
  return { schedule, uses: uses.get(id) ?? 0 }
}

export async function defaultScheduleId(context: Context, host: HostId): Promise<string> {
  const schedule = await defaultSchedule(context.db, host)
  if (!schedule) throw new AppError('availability_not_found')
  return schedule.id
}

/** The first schedule of a host is always the default. Repeat: fails if `repeat` is the same. Otherwise adds another. */
export async function addSchedule(
  context: Context,
  host: Acting,
  input: NewSchedule,
  repeat?: Repeatable,
): Promise<UsedSchedule> {
  refuseHours(input)
  const { hostId } = host
  const schedule = await context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, hostId)
    await refuseOneTooMany(trx, hostId)
    const isDefault = input.is_default || !(await defaultSchedule(trx, hostId))
    if (isDefault) await clearDefault(trx, hostId)
    const added = await insertSchedule(trx, rowOf(context, hostId, { ...input, is_default: isDefault }))
    await rememberRequest(trx, { hostId, kind: 'schedule', id: added.id }, repeat, added.created_at)
    await recordActivity(context, trx, host, 'schedule_added', added.name)
    return added
  })
  return { schedule, uses: 0 }
}

function rowOf(context: Context, host: HostId, input: NewSchedule): Insertable<ScheduleRow> {
  return {
    host_id: host,
    id: randomUUID(),
    name: input.name,
    is_default: input.is_default,
    time_zone: input.timeZone,
    weekly: JSON.stringify(input.weekly),
    overrides: JSON.stringify(input.overrides),
    created_at: new Date(context.clock.now()),
  }
}

/** Changes the given fields. To move the default, make another schedule the default. Repeat: the same. */
export async function changeSchedule(
  context: Context,
  host: Acting,
  id: string,
  change: Change,
): Promise<UsedSchedule> {
  const { hostId } = host
  const schedule = await context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, hostId)
    const before = await scheduleById(trx, hostId, id)
    if (!before) throw notFound('availability_not_found', id)
    refuseHours({ ...hoursOf(before), ...definedHours(change) })
    if (change.is_default === false && before.is_default)
      throw new AppError('invalid_input', {
        errors: [
          {
            path: 'is_default',
            reason: 'last_default',
            message: 'Make another schedule the default instead',
          },
        ],
      })
    if (change.is_default && !before.is_default) await clearDefault(trx, hostId)
    const after = await updateSchedule(trx, hostId, id, columnsOf(change), touchesHours(change))
    if (!after) throw notFound('availability_not_found', id)
    if (touchesHours(change))
      for (const { follow } of context.hooks(SCHEDULE_USERS)) await follow?.(context, trx, { hostId, id })
    await recordActivity(context, trx, host, 'schedule_changed', after.name, id)
    return after
  })
  const uses = await usesOfSchedules(context, hostId)
  return { schedule, uses: uses.get(id) ?? 0 }
}

function columnsOf(change: Change): Updateable<ScheduleRow> {
  return {
    name: change.name,
    is_default: change.is_default,
    time_zone: change.timeZone,
    weekly: change.weekly && JSON.stringify(change.weekly),
    overrides: change.overrides && JSON.stringify(change.overrides),
  }
}

function touchesHours(change: Change): boolean {
  return Boolean(change.timeZone ?? change.weekly ?? change.overrides)
}

function definedHours({ timeZone, weekly, overrides }: Change): Partial<Hours> {
  return { ...(timeZone && { timeZone }), ...(weekly && { weekly }), ...(overrides && { overrides }) }
}

/** Throws `availability_not_found`. */
export async function hoursOfSchedule(db: Db, host: HostId, id: string): Promise<Hours> {
  return hoursOf(found(await scheduleById(db, host, id), 'availability_not_found', id))
}

export function hoursOf(schedule: StoredSchedule): Hours {
  return { timeZone: schedule.time_zone, weekly: schedule.weekly, overrides: schedule.overrides }
}

/** Event types that used it get the same hours as custom hours. The default cannot be removed. Repeat: not found. */
export async function removeSchedule(context: Context, host: Acting, id: string): Promise<void> {
  const { hostId } = host
  await context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, hostId)
    const schedule = await holdSchedule(trx, hostId, id)
    if (!schedule) throw notFound('availability_not_found', id)
    if (schedule.is_default)
      throw new AppError('cannot_delete_availability', {
        detail: 'It is the default; make another one the default first',
      })
    for (const { release } of context.hooks(SCHEDULE_USERS))
      await release(trx, { hostId, id }, hoursOf(schedule))
    await deleteSchedule(trx, hostId, id)
    await recordActivity(context, trx, host, 'schedule_deleted', schedule.name)
  })
}

/** Repeat: fails if `repeat` is the same. Otherwise adds another. */
export async function copySchedule(
  context: Context,
  host: Acting,
  { id, name }: { id: string; name: string },
  repeat?: Repeatable,
): Promise<UsedSchedule> {
  const source = await scheduleById(context.db, host.hostId, id)
  if (!source) throw notFound('availability_not_found', id)
  const copy = rowOf(context, host.hostId, { ...hoursOf(source), name, is_default: false })
  const schedule = await context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, host.hostId)
    await refuseOneTooMany(trx, host.hostId)
    const added = await insertSchedule(trx, copy)
    const made = { hostId: host.hostId, kind: 'schedule', id: added.id } as const
    await rememberRequest(trx, made, repeat, added.created_at)
    await recordActivity(context, trx, host, 'schedule_added', name)
    return added
  })
  return { schedule, uses: 0 }
}

async function refuseOneTooMany(trx: Transaction<Database>, host: HostId): Promise<void> {
  if ((await countSchedules(trx, host)) < limits.SCHEDULES_MAX) return
  throw new AppError('schedule_limit_reached', { detail: `At most ${limits.SCHEDULES_MAX}` })
}
