import { escapeHtml, roomUrl } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { CrmMeeting, CrmOwner } from '../../providers/provider.ts'
import { ProviderError } from '../../providers/provider.ts'
import type { StoredBooking } from '../bookings/operations.ts'
import { bookingById, occupiedHosts } from '../bookings/operations.ts'
import { connectionsOfHosts } from '../connections/operations.ts'
import { findHost } from '../hosts/operations.ts'
import type { Crm } from './access.ts'
import { callCrm, crmOf } from './access.ts'
import { contactsOf } from './people.ts'
import { ownersNow } from './owners.ts'
import type { StoredAccount, StoredMeeting } from './store.ts'
import { deleteMeeting, markWritten, noteIds } from './store.ts'

/** Makes a booking's meeting in the CRM as the booking is now. Throws `ProviderError`. Repeat: the same. */
export async function syncMeeting(
  context: Context,
  crm: Crm,
  account: StoredAccount,
  meeting: StoredMeeting,
): Promise<void> {
  const booking = await bookingById(context.db, crm.ref.hostId, meeting.booking_id)
  // Its people asked us to forget them.
  if (!booking || booking.erased_at) return deleteMeeting(context.db, meeting)
  const part = await partOf(context, crm, booking)
  if (part !== 'none' && !meeting.is_deleted_there)
    await writeMeeting(context, crm, account, meeting, booking, part === 'leaves')
  await markWritten(context.db, meeting, new Date(context.clock.now()))
}

/**
 * Who writes a meeting that several hosts share: of those in one company, the first. `leaves`: others come, and none of them
 * writes here.
 */
async function partOf(
  context: Context,
  crm: Crm,
  booking: StoredBooking,
): Promise<'writes' | 'leaves' | 'none'> {
  const { host_ids: hostIds } = booking
  const connections = await connectionsOfHosts(context, hostIds)
  const writers = connections
    .filter(({ health }) => health === 'working')
    .flatMap((connection) => crmOf(context, connection) ?? [])
    .filter(({ company }) => company === crm.company)
    .toSorted((one, other) => hostIds.indexOf(one.ref.hostId) - hostIds.indexOf(other.ref.hostId))
  const [first] = writers
  if (!hostIds.includes(crm.ref.hostId)) return first ? 'none' : 'leaves'
  return !first || first.ref.connectionId === crm.ref.connectionId ? 'writes' : 'none'
}

async function writeMeeting(
  context: Context,
  crm: Crm,
  account: StoredAccount,
  meeting: StoredMeeting,
  booking: StoredBooking,
  isLeft: boolean,
): Promise<void> {
  // What was canceled before it came here is not brought here.
  if (meeting.meeting_id === null && isLeft) return
  const owners = await ownersNow(context, crm, account, await emailsOf(context, booking))
  const { contactIds, added } = await contactsOf(context, crm, account, meeting, {
    booking,
    ownerId: owners[0]?.id,
  })
  const wanted = meetingOf(booking, contactIds, owners, isLeft)
  const id = meeting.meeting_id ?? (await foundMeeting(context, crm, wanted))
  if (id === undefined) {
    const call = { name: 'write_meeting', requests: 1 } as const
    const made = await callCrm(context, crm, call, (contacts, token) => contacts.makeMeeting(token, wanted))
    return noteIds(context.db, meeting, { meeting_id: made })
  }
  // An attempt may have ended before it told us the id. So we cannot know which contacts the meeting has.
  const toAdd = meeting.meeting_id === null ? contactIds.slice(1) : added
  try {
    const call = { name: 'write_meeting', requests: 1 + toAdd.length } as const
    await callCrm(context, crm, call, (contacts, token) => contacts.changeMeeting(token, id, wanted, toAdd))
    if (meeting.meeting_id === null) await noteIds(context.db, meeting, { meeting_id: id })
  } catch (error) {
    // Somebody deleted it there. We do not bring it back unasked.
    if (!(error instanceof ProviderError) || error.failure !== 'not_found') throw error
    await noteIds(context.db, meeting, { meeting_id: id, is_deleted_there: true })
  }
}

async function foundMeeting(context: Context, crm: Crm, wanted: CrmMeeting): Promise<string | undefined> {
  const [contactId] = wanted.contactIds
  if (contactId === undefined) return undefined
  const call = { name: 'read_contacts', requests: 2 } as const
  return callCrm(context, crm, call, (contacts, token) => contacts.findMeeting(token, contactId, wanted.key))
}

/** The addresses of those who come, in order. */
async function emailsOf(context: Context, booking: StoredBooking): Promise<string[]> {
  const ids: HostId[] = await occupiedHosts(context.db, booking)
  const hosts = await Promise.all(ids.map((id) => findHost(context, id)))
  return hosts.flatMap((host) => host?.email.toLowerCase() ?? [])
}

function meetingOf(
  booking: StoredBooking,
  contactIds: readonly string[],
  owners: readonly CrmOwner[],
  isLeft: boolean,
): CrmMeeting {
  const { id, event_name, invitee_name, starts_at, ends_at, location } = booking
  return {
    key: id,
    title: `${event_name}: ${invitee_name}`,
    html: bodyOf(booking),
    location: 'value' in location ? location.value : (roomUrl(location) ?? ''),
    start: starts_at.getTime(),
    end: ends_at.getTime(),
    outcome: isLeft || booking.status === 'canceled' ? 'CANCELED' : booking.no_show ? 'NO_SHOW' : 'SCHEDULED',
    ownerId: owners[0]?.id ?? null,
    contactIds,
  }
}

/** What the invitee answered, a line for each question. */
function bodyOf({ answers }: StoredBooking): string {
  return answers
    .map(({ label, answer }) => {
      const text = typeof answer === 'string' ? answer : answer.join(', ')
      return `<b>${escapeHtml(label)}</b> ${escapeHtml(text).replaceAll('\n', '<br>')}`
    })
    .join('<br>')
}
