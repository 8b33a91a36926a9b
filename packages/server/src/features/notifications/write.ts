import type { Instant } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { BookingSnapshot } from '../../jobs/events.ts'
import { readerOf } from '../../mail/content/booking-content.ts'
import { answererOf } from '../../mail/content/sentences.ts'
import { invitationFor } from '../../mail/invitation.ts'
import type { Allowed, BookingMail } from '../../mail/mail.ts'
import type { Host } from '../accounts/hosts.ts'
import { findAccount } from '../accounts/hosts.ts'
import { newVerification } from '../accounts/verification.ts'
import type { StoredActivity } from '../activity/store.ts'
import { manageToken, manageUrl } from '../bookings/manage-token.ts'
import type { KnownBooking } from '../bookings/operations.ts'
import { isBookable, mayChange } from '../bookings/policy.ts'
import type { Unaddressed } from './deliver.ts'
import type { PlannedMail } from './mails.ts'
import type { PostOffice } from './post-office.ts'

/** A mail about a booking as the snapshot has it; what it offers is what is allowed with the booking as it is now. */
export async function writeBookingMail(
  { context, mailer, renderMail }: PostOffice,
  planned: PlannedMail,
  snapshot: BookingSnapshot,
  host: Host,
  current: KnownBooking | undefined,
): Promise<Unaddressed> {
  const { audience, recipient } = planned
  const mail = bookingMail(context, planned, snapshot, host, current)
  const reader = readerOf(mail)
  const answerer = answererOf(mail)
  return {
    ...(await renderMail(mail)),
    to: { name: audience === 'guest' ? '' : reader.name, address: recipient },
    replyTo: { name: answerer.name, address: answerer.email },
    language: reader.language,
    invitation: invitationFor(mail, recipient, mailer.sender),
  }
}

/** The booking as one reader of a mail or of a calendar file sees it. */
export function bookingMail(
  { config, manageKey, clock }: Context,
  { kind, audience, bookingId }: Pick<PlannedMail, 'kind' | 'audience' | 'bookingId'>,
  snapshot: BookingSnapshot,
  host: Host,
  current: KnownBooking | undefined,
): BookingMail {
  const now = clock.now()
  return {
    kind,
    audience,
    booking: {
      ...snapshot,
      bookingId,
      owner: personOf(host),
      brand: { accent: host.colours.button ?? null, logo: absolute(host.logo, config.publicUrl) },
      manageUrl: manageUrl(config.publicUrl, manageToken(manageKey, host.id, bookingId)),
      allowed: current ? allowedWith(current, now) : NOTHING,
      dashboardUrl: `${config.publicUrl}/scheduled-events?booking=${bookingId}`,
    },
    now,
  }
}

const NOTHING: Allowed = { reschedule: false, cancel: false, bookAgain: false }

function allowedWith({ booking, bookable: { eventType } }: KnownBooking, now: Instant): Allowed {
  return {
    reschedule: mayChange('reschedule', booking, eventType, now, 'invitee').ok,
    cancel: mayChange('cancel', booking, eventType, now, 'invitee').ok,
    bookAgain: isBookable(eventType),
  }
}

/**
 * Asks whoever reads at the address of a sign-up whether it is theirs; where it has an account, says that instead. Either
 * way a link and a code are made here, so that tries at them cost the same, and stored under a hash.
 */
export async function writeSignUpMail({ context, renderMail }: PostOffice, host: Host): Promise<Unaddressed> {
  const { publicUrl } = context.config
  const account = await findAccount(context, host.email)
  const { id, codex, code } = await newVerification(context, host)
  if (account && account.id !== host.id) {
    const { name, language, email: address } = account
    const mail = { kind: 'known_account', name, language, signInUrl: `${publicUrl}/login` } as const
    return { ...(await renderMail(mail)), to: { name, address }, language }
  }
  const { language, email: address } = host
  const verifyUrl = `${publicUrl}/login?${new URLSearchParams({ id, codex }).toString()}`
  const mail = { kind: 'verification', language, verifyUrl, code } as const
  return { ...(await renderMail(mail)), to: { name: '', address }, language }
}

/** Tells the owner of an account of a sign-in on another device. */
export async function writeNewDevice(
  { context, renderMail }: PostOffice,
  host: Host,
  { browser, system, network, happened_at }: StoredActivity,
): Promise<Unaddressed> {
  const rendered = await renderMail({
    kind: 'new_device',
    reader: personOf(host),
    at: happened_at.getTime(),
    browser,
    system,
    network,
    activityUrl: `${context.config.publicUrl}/settings/activity`,
  })
  return { ...rendered, to: { name: host.name, address: host.email }, language: host.language }
}

function personOf(host: Host) {
  return {
    name: host.name,
    email: host.email,
    timeZone: host.time_zone,
    language: host.language,
    timeFormat: host.time_format,
  }
}

function absolute(logo: string | null, publicUrl: string): string | null {
  return logo && URL.canParse(logo, publicUrl) ? new URL(logo, publicUrl).href : null
}
