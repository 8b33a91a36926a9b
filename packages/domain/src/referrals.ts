import type { Instant } from './time/time.ts'
import { REFERRAL_REMINDER_DAYS } from './limits.ts'
import { DAY } from './time/time.ts'

// When an invitation earns points, and when it does not.

// Banks let people dispute a payment for about this long.
const TAKEN_BACK_MS = 120 * DAY

/** Traces of a person who opens an account and pays. */
export interface Traces {
  emails: readonly string[]
  /** Ids of browsers. */
  devices: readonly string[]
  /** Ids of those that the person belongs to. */
  organizations: readonly string[]
  card: string | null
}

/**
 * Whether both are one person or one organization, which cannot refer itself: the same mailbox under another address,
 * the same browser, the same card, or the same organization.
 */
export function isOnePerson(one: Traces, other: Traces): boolean {
  const mailboxes = new Set(one.emails.map(mailboxOf))
  return (
    other.emails.some((email) => mailboxes.has(mailboxOf(email))) ||
    other.devices.some((device) => one.devices.includes(device)) ||
    other.organizations.some((organization) => one.organizations.includes(organization)) ||
    (one.card !== null && one.card === other.card)
  )
}

/**
 * Text after a plus sign goes to the same mailbox everywhere. At Google, dots and the second domain make no
 * difference either.
 */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  const [box = ''] = name.split('+')
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${box.replaceAll('.', '')}@gmail.com`
    : `${box}@${domain}`
}

/** Money that was returned, or that a bank holds. */
export interface WentBack {
  /** The number of the payment's invoice. */
  number: string | null
  amount: number
  paid: number
  at: Instant
}

/** Points are for money that stays. They are lost if half of a payment goes back soon after. */
export function arePointsValid(paidAt: Instant, wentBack: readonly WentBack[]): boolean {
  const soon = wentBack.filter(({ at }) => at < paidAt + TAKEN_BACK_MS)
  return soon.every(({ number, paid }) => {
    const back = soon.filter((other) => other.number === number).reduce((sum, { amount }) => sum + amount, 0)
    return back * 2 < paid
  })
}

/** What somebody who came by a host's link has brought. */
export interface Earning {
  paidAt: Instant | null
  takenBackAt: Instant | null
}

export function hasEarned({ paidAt, takenBackAt }: Earning): boolean {
  return paidAt !== null && takenBackAt === null
}

export type InvitationStatus = 'invited' | 'signed_up' | 'upgraded'

/** `brought`: null if nobody has come by the mail. */
export function invitationStatus(brought: Earning | null): InvitationStatus {
  if (!brought) return 'invited'
  return hasEarned(brought) ? 'upgraded' : 'signed_up'
}

interface MailedInvitation {
  status: InvitationStatus
  invitedAt: Instant
  remindedAt: Instant | null
}

/** Nobody is reminded soon, twice, or after they came. */
export function mayRemind({ status, invitedAt, remindedAt }: MailedInvitation, now: Instant): boolean {
  return status === 'invited' && remindedAt === null && now >= invitedAt + REFERRAL_REMINDER_DAYS * DAY
}
