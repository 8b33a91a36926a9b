import type { Instant } from '@scheduling/domain'
import type { Context } from '../../../context.ts'
import { personOf } from '../../../mail/content/people.ts'
import type { BookingSnapshot } from '../events.ts'
import type { Allowed, Audience, BookingMail, BookingMailKind, MailBooking } from './mail.ts'
import { readerOf, roleOf } from './reader.ts'
import type { Host } from '../../hosts/operations.ts'
import { findHost, findHosts, originOf } from '../../hosts/operations.ts'
import { brandOf } from '../../hosts/letterhead.ts'
import { manageToken, manageUrl } from '../links/manage-token.ts'
import type { BookingWithOffer, StoredBooking } from '../operations.ts'
import { mayChange } from '../policy.ts'
import { occupiedHosts } from '../people-store.ts'
import type { HostId } from '../../../host-id.ts'
import { readTogether } from '../../../shared-reads.ts'
import { votersOf } from '../voters.ts'

/** The voter's own link, if the reader voted for this meeting. */
export async function voteFor(
  context: Context,
  host: Host,
  { origin_kind: kind, origin_id: id }: StoredBooking,
  address: string,
): Promise<MailBooking['vote']> {
  return votersOf(context, kind)?.pageOf(context, originOf(context, host), host.id, id, address)
}

type Team = Pick<MailBooking, 'people' | 'page'>

/** Who comes, if the owner of the page is not alone. `reader`: the host whose mail it is, or the owner. */
export async function teamOf(context: Context, booking: StoredBooking, reader: HostId): Promise<Team> {
  const { host_ids: hostIds } = booking
  if (hostIds.length === 1) return {}
  // The mails of one booking ask at once.
  const hosts = await readTogether(context, `hosts to name ${hostIds.join()}`, async () =>
    findHosts(context, hostIds),
  )
  const taken = await occupiedHosts(context.db, booking)
  const [owner] = hostIds.flatMap((id) => hosts.get(id) ?? [])
  return {
    people: hostIds
      .flatMap((id) => (taken.includes(id) ? (hosts.get(id) ?? []) : []))
      .map((one) => ({ ...personOf(one), picture: brandOf(one, context.config.publicUrl).avatar })),
    ...(owner && owner.id !== reader && { page: owner.name }),
  }
}

/** Who of the hosts' side changed the booking last, for the mail of one of them. */
export async function changedByFor(
  context: Context,
  { status, rescheduledByPerson, canceledByPerson, hostIds = [] }: BookingSnapshot,
  reader: { hostId: HostId; recipient: string },
): Promise<Pick<MailBooking, 'changedByPerson'>> {
  const id = status === 'canceled' ? canceledByPerson : rescheduledByPerson
  if (id === reader.hostId) return {}
  const person = id && (await findHost(context, id))
  // Whoever acts for their organization reads its mails, too.
  if (person) return person.email === reader.recipient ? {} : { changedByPerson: person.name }
  return hostIds.length > 1 ? { changedByPerson: null } : {}
}

/** A mail to one address: the host's, the invitee's or a guest's. */
interface AddressedMail {
  kind: BookingMailKind
  audience: Audience
  bookingId: string
  recipient: string
}

/** The booking as one reader of a mail or of a calendar file sees it. */
export function bookingMail(
  context: Context,
  { kind, audience, bookingId, recipient }: AddressedMail,
  snapshot: BookingSnapshot,
  host: Host,
  current: BookingWithOffer,
  team: Team = {},
): BookingMail {
  const { config, clock } = context
  const now = clock.now()
  const owner = personOf(host)
  const role = roleOf(audience, snapshot)
  return {
    kind,
    audience: role,
    reader: { ...readerOf(role, recipient, snapshot, owner), now },
    booking: {
      ...snapshot,
      ...team,
      bookingId,
      owner,
      ...(host.organization && { organizationEmail: host.organization.email }),
      brand: brandOf(host, config.publicUrl),
      manageUrl: manageUrl(originOf(context, host), manageToken(context, host.id, bookingId)),
      allowed: allowedWith(current, now),
      dashboardUrl: `${config.publicUrl}/scheduled-events?booking=${bookingId}`,
    },
    now,
  }
}

function allowedWith({ booking, offer }: BookingWithOffer, now: Instant): Allowed {
  const start = booking.starts_at.getTime()
  const reschedule = mayChange('reschedule', booking, now, 'invitee')
  const cancel = mayChange('cancel', booking, now, 'invitee')
  return {
    reschedule: reschedule.ok,
    cancel: cancel.ok,
    bookAgain: offer?.state === 'open',
    ...(reschedule.ok && reschedule.until < start && { rescheduleUntil: reschedule.until }),
    ...(cancel.ok && cancel.until < start && { cancelUntil: cancel.until }),
  }
}
