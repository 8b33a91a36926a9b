import type { Instant } from '@scheduling/domain'
import type { Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { daysOffOf } from '../days-off/columns.ts'
import { offeredHost } from '../offers/host.ts'
import type { Offer, OfferedHost, PageOffer } from '../offers/offer.ts'
import type { OriginSource } from '../offers/origins.ts'
import { isOrganization } from '../organizations/operations.ts'
import { offeredUnsaved } from '../teams/operations.ts'
import { offeredTeam } from '../teams/people.ts'
import type { OfferedRow } from './store.ts'
import { offeredAt, offeredById } from './store.ts'

/** An event type as an offer, with the hours that apply now and its host's time zone. */
export const eventTypeOffers = {
  kind: 'event_type',
  async offerById(db, hostId, id, now, only) {
    const row = await offeredById(db, hostId, id)
    return row && offerOf(db, row, now, only)
  },
  async offerAt(db, ownerLink, slug, now) {
    const row = await offeredAt(db, ownerLink, slug)
    return row && offerOf(db, row, now)
  },
  async peopleOfNew(db, hostId, now) {
    const owner = await offeredHost(db, hostId)
    if (!owner || !(await isOrganization(db, hostId))) return owner && { owner, hosts: [owner] }
    // Nothing has been counted of it, so its id plays no part.
    return { owner, ...(await offeredTeam(db, owner, { eventTypeId: '', team: null }, now)) }
  },
  async peopleOfUnsavedTeam(context, owner, id, team) {
    return offeredUnsaved(context, owner, { eventTypeId: id, team })
  },
} satisfies OriginSource

async function offerOf(db: Db, row: OfferedRow, now: Instant, only?: readonly HostId[]): Promise<PageOffer> {
  const host = hostOf(row)
  const people = row.is_of_organization
    ? await offeredTeam(db, host, { eventTypeId: row.id, team: row.team }, now, only)
    : { hosts: [host] }
  return {
    origin: { kind: 'event_type', id: row.id },
    owner: host,
    ...people,
    state: stateOf(row),
    isSecret: row.is_secret,
    offText: row.off_text,
    slug: row.slug,
    name: row.name,
    description: row.description,
    video: row.video,
    duration: row.duration,
    increment: row.increment,
    bufferBefore: row.buffer_before,
    bufferAfter: row.buffer_after,
    minimumNotice: row.minimum_notice,
    rescheduleNotice: row.reschedule_notice,
    cancelNotice: row.cancel_notice,
    window: row.booking_window,
    limits: row.limits,
    locations: row.locations,
    questions: row.questions,
    reminders: row.reminders,
    confirmation: row.confirmation,
    allowGuests: row.allow_guests,
    confirmEmail: row.confirm_email,
    approval: row.approval,
    seats: row.seats,
    showSeatsLeft: row.show_seats_left,
  }
}

function stateOf({ deleted_at, is_on }: OfferedRow): Offer['state'] {
  if (deleted_at) return 'gone'
  return is_on ? 'open' : 'off'
}

function hostOf(row: OfferedRow): OfferedHost {
  return {
    id: row.host_id,
    timeZone: row.host_time_zone,
    weekStart: row.host_week_start,
    busyRevision: row.host_busy_revision,
    heldUntil: row.host_held_until && row.host_held_until.getTime(),
    isOpen: row.host_opened_at !== null,
    asksForProof: row.host_asks_for_proof,
    hours: row.custom_hours ?? {
      timeZone: row.schedule_time_zone ?? row.host_time_zone,
      weekly: row.schedule_weekly ?? NO_HOURS,
      overrides: row.schedule_overrides ?? [],
    },
    daysOff: daysOffOf(row),
    schedule: scheduleOf(row),
  }
}

function scheduleOf(row: OfferedRow): OfferedHost['schedule'] {
  const { schedule_id: id, schedule_name: name, schedule_version: version } = row
  return id === null || name === null || version === null ? null : { id, name, version }
}

const NO_HOURS = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
