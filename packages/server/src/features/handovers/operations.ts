import type { Handover } from '@scheduling/contract'
import { DAY } from '@scheduling/domain'
import { reachOf } from '@scheduling/domain/roles'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { found } from '../../errors.ts'
import type { SignedIn } from '../../http/caller.ts'
import { countToCome, toComeOf, toComeWith } from '../bookings/operations.ts'
import { lockHosts } from '../busy/operations.ts'
import { namesOf, organizationsOf } from '../hosts/operations.ts'
import type { GoneMember } from '../organizations/events.ts'
import { tellMember } from '../organizations/news.ts'
import { lockOrganization, membersOf } from '../organizations/operations.ts'
import { notifyOwnerOfTeamGaps } from '../teams/gone.ts'
import { HANDOVERS } from './queues.ts'
import { deleteHandoversBefore, handoversOfHost, putHandovers } from './store.ts'

const LISTED_MAX = 100
// A meeting may be moved to a later date after its person went.
const KEPT_MS = 365 * DAY

/**
 * How many meetings to come a member has here, or the whole organization. Throws `member_not_found` for somebody of whom
 * the caller learns nothing, `organization_not_found`.
 */
export async function countMeetings(
  context: Context,
  here: SignedIn,
  memberId: string | undefined,
): Promise<number> {
  const { hostId, accountId } = here
  const members = await membersOf(context.db, hostId)
  const me = found(
    members.find((member) => member.account_id === accountId),
    'organization_not_found',
    hostId,
  )
  const isManager = reachOf({ role: me.role, isForOrganization: true }, 'manage_people') === 'all'
  if (memberId === undefined) {
    found(me.role === 'owner' || undefined, 'organization_not_found', hostId)
    return countToCome(context, hostId)
  }
  const member = members.find(({ id }) => id === memberId)
  const { person } = found(isManager || member === me ? member : undefined, 'member_not_found', memberId)
  return countToCome(context, hostId, person)
}

/** Called when a member goes: a job for each of their meetings looks for somebody else, if that was asked for. */
export async function handMeetingsOver(
  context: Context,
  trx: Transaction<Database>,
  { organization, person, meetings }: GoneMember,
): Promise<void> {
  if (meetings.kind === 'stay') return
  const toCome = await toComeOf({ ...context, db: trx }, organization, person)
  await putHandovers(
    trx,
    toCome.map(({ id, starts_at }) => ({
      host_id: organization,
      booking_id: id,
      person,
      to_person: meetings.kind === 'colleague' ? meetings.person : null,
      state: 'waiting',
      reason: null,
      starts_at,
    })),
  )
  await context.jobs.send(
    trx,
    HANDOVERS,
    toCome.map(({ id }) => ({ data: { hostId: organization, bookingId: id, person } })),
  )
}

/**
 * Called when an account is disabled. It stays a member, but does not come to its meetings: others do, and the owners of its
 * organizations hear of it. Enabling it again takes nothing back.
 */
export async function handOverDisabled(
  context: Context,
  trx: Transaction<Database>,
  accountId: string,
): Promise<void> {
  for (const organization of (await organizationsOf(trx, accountId)).toSorted()) {
    await lockOrganization(trx, organization)
    const members = await membersOf(trx, organization)
    const me = members.find((member) => member.account_id === accountId)
    if (!me) continue
    const { id: memberId, person } = me
    // A booking that was first is among the meetings, and one that comes later finds that they are closed.
    await lockHosts(trx, [person])
    await handMeetingsOver(context, trx, { organization, memberId, person, meetings: { kind: 'pool' } })
    const owner = members.find(({ role }) => role === 'owner')
    if (owner && owner !== me) await tellMember(context, trx, owner, 'member_disabled', me)
    await notifyOwnerOfTeamGaps(context, trx, { organization, memberId, person })
  }
}

/** What nobody has taken, as long as it is to come and the person still comes to it. */
export async function listHandovers(
  context: Context,
  { hostId }: SignedIn,
): Promise<{ handovers: Handover[]; total: number }> {
  const open = (await handoversOfHost(context.db, hostId)).filter(({ state }) => state !== 'done')
  const bookings = await toComeWith(
    context,
    hostId,
    open.map(({ booking_id }) => booking_id),
  )
  const shown = open.flatMap((row) => {
    const booking = bookings.get(row.booking_id)
    return booking?.host_ids.includes(row.person) ? [{ row, booking }] : []
  })
  const listed = shown.slice(0, LISTED_MAX)
  const people = listed.flatMap(({ row }) => (row.to_person ? [row.person, row.to_person] : [row.person]))
  const names = await namesOf(context.db, [...new Set(people)])
  const handovers = listed.map(({ row, booking }) => ({
    bookingId: row.booking_id,
    start: booking.starts_at.toISOString(),
    eventName: booking.event_name,
    invitee: booking.invitee_name,
    person: names.get(row.person) ?? '',
    to: row.to_person && (names.get(row.to_person) ?? ''),
    state: row.state === 'waiting' ? ('waiting' as const) : ('kept' as const),
    reason: row.reason,
  }))
  return { handovers, total: shown.length }
}

/** Called by the daily job. Repeat: does nothing. */
export async function cleanUpHandovers({ db, clock }: Context): Promise<void> {
  await deleteHandoversBefore(db, new Date(clock.now() - KEPT_MS))
}
