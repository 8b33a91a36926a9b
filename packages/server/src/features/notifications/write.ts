import type { Instant } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { BookingSnapshot } from '../bookings/events.ts'
import { readerOf } from '../../mail/content/booking-content.ts'
import { answererOf } from '../../mail/content/sentences.ts'
import { invitationFor } from '../../mail/invitation.ts'
import type { Allowed, BookingMail, BookingMailKind } from '../../mail/mail.ts'
import type { Account } from '../accounts/accounts.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import type { Host } from '../accounts/hosts.ts'
import { newVerification } from '../accounts/verification.ts'
import type { StoredActivity } from '../activity/store.ts'
import { localeOf } from '../bookings/locale.ts'
import { manageToken, manageUrl } from '../bookings/manage-token.ts'
import type { KnownBooking } from '../bookings/operations.ts'
import { mayChange } from '../bookings/policy.ts'
import type { RequestToMail } from '../bookings/requests/confirm.ts'
import { codeOf, confirmUrl, linkToken } from '../bookings/requests/tokens.ts'
import type { Unaddressed } from './deliver.ts'
import type { PlannedMail } from './mails.ts'
import type { PostOffice } from './post-office.ts'
import { readerToken } from './reader-token.ts'

/**
 * A mail about a booking as the snapshot has it; what it offers is what is allowed with the booking as it is now.
 * `wants` is what the reader has said of such mails.
 */
export async function writeBookingMail(
  { context, mailer, renderMail }: PostOffice,
  { audience, bookingId, recipient }: PlannedMail,
  kind: BookingMailKind,
  snapshot: BookingSnapshot,
  host: Host,
  current: KnownBooking,
  wants: boolean | null,
): Promise<Unaddressed> {
  const choiceUrl = mailsUrl(context, host.id, bookingId, recipient)
  const mail = {
    ...bookingMail(context, { kind, audience, bookingId }, snapshot, host, current),
    ...(audience !== 'host' && {
      choices: { url: choiceUrl, isAsked: audience === 'guest' && wants === null && kind !== 'canceled' },
    }),
  }
  const reader = readerOf(mail)
  const answerer = answererOf(mail)
  return {
    ...(await renderMail(mail)),
    to: { name: audience === 'guest' ? '' : reader.name, address: recipient },
    replyTo: { name: answerer.name, address: answerer.email },
    language: reader.language,
    invitation: invitationFor(mail, recipient, mailer.sender),
    ...(audience !== 'host' && { unsubscribeUrl: choiceUrl }),
  }
}

/** Where the holder of this address chooses their mails. */
function mailsUrl(context: Context, hostId: string, bookingId: string, recipient: string): string {
  return `${context.config.publicUrl}/mails/${readerToken(context, hostId, bookingId, recipient)}`
}

/** The booking as one reader of a mail or of a calendar file sees it. */
export function bookingMail(
  context: Context,
  { kind, audience, bookingId }: Pick<PlannedMail, 'audience' | 'bookingId'> & { kind: BookingMailKind },
  snapshot: BookingSnapshot,
  host: Host,
  current: KnownBooking,
): BookingMail {
  const { config, clock } = context
  const now = clock.now()
  return {
    kind,
    audience,
    booking: {
      ...snapshot,
      bookingId,
      owner: personOf(host),
      brand: brandOf(host, config.publicUrl),
      manageUrl: manageUrl(config.publicUrl, manageToken(context, host.id, bookingId)),
      allowed: allowedWith(current, now),
      dashboardUrl: `${config.publicUrl}/scheduled-events?booking=${bookingId}`,
    },
    now,
  }
}

function allowedWith({ booking, offer }: KnownBooking, now: Instant): Allowed {
  return {
    reschedule: mayChange('reschedule', booking, now, 'invitee').ok,
    cancel: mayChange('cancel', booking, now, 'invitee').ok,
    bookAgain: offer?.state === 'open',
  }
}

/**
 * Asks whoever reads at the address of a sign-up whether it is theirs; where it has an account, says that instead. Either
 * way a link and a code are made here, so that tries at them cost the same, and stored under a hash.
 */
export async function writeSignUpMail(
  { context, renderMail }: PostOffice,
  account: Account,
  host: Host,
): Promise<Unaddressed> {
  const { publicUrl } = context.config
  const known = await findAccountByEmail(context, account.email)
  const { id, codex, code } = await newVerification(context, account)
  if (known && known.account.id !== account.id) {
    const { name, language } = known.host
    const mail = { kind: 'known_account', name, language, signInUrl: `${publicUrl}/login` } as const
    return { ...(await renderMail(mail)), to: { name, address: known.account.email }, language }
  }
  const { language } = host
  const address = account.email
  const verifyUrl = `${publicUrl}/login?${new URLSearchParams({ id, codex }).toString()}`
  const mail = { kind: 'verification', language, verifyUrl, code } as const
  return { ...(await renderMail(mail)), to: { name: '', address }, language }
}

/** Tells the owner of an account of a sign-in on another device. */
export async function writeNewDevice(
  { context, renderMail }: PostOffice,
  account: Account,
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
  return { ...rendered, to: { name: host.name, address: account.email }, language: host.language }
}

/** Asks somebody who wants to book whether the address is theirs. To an address alone: the name is not proven either. */
export async function writeConfirm(
  { context, renderMail }: PostOffice,
  host: Host,
  { request, offer }: RequestToMail,
): Promise<Unaddressed> {
  const { config, clock } = context
  const { invitee, language, timeZone } = request.request
  const ids = { hostId: host.id, requestId: request.id }
  const choicesUrl = mailsUrl(context, host.id, request.id, invitee.email)
  const rendered = await renderMail({
    kind: 'confirm',
    language,
    locale: request.request.locale && localeOf(request.request),
    timeZone,
    owner: personOf(host),
    brand: brandOf(host, config.publicUrl),
    eventName: offer.name,
    start: request.starts_at.getTime(),
    end: request.ends_at.getTime(),
    until: request.expires_at.getTime(),
    now: clock.now(),
    code: codeOf(context, ids),
    confirmUrl: confirmUrl(config.publicUrl, linkToken(context, ids)),
    choicesUrl,
  })
  return { ...rendered, to: { name: '', address: invitee.email }, language, unsubscribeUrl: choicesUrl }
}

export function personOf(host: Host) {
  return {
    name: host.name,
    email: host.email,
    timeZone: host.time_zone,
    language: host.language,
    timeFormat: host.time_format,
  }
}

function brandOf(host: Host, publicUrl: string) {
  return { accent: host.colours.button ?? null, logo: absolute(host.logo, publicUrl) }
}

function absolute(logo: string | null, publicUrl: string): string | null {
  return logo && URL.canParse(logo, publicUrl) ? new URL(logo, publicUrl).href : null
}
