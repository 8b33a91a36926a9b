import type { Instant } from './time/time.ts'
import { DAY } from './time/time.ts'

// What an invitation earns, and what it does not.

// As long as banks let people object to a payment.
const TAKEN_BACK_MS = 120 * DAY

/** What somebody leaves behind who opens an account and pays. */
export interface Traces {
  emails: readonly string[]
  /** Of browsers. */
  devices: readonly string[]
  card: string | null
}

/** Nobody brings themselves: not by another address of the same mailbox, from the same browser or with the same card. */
export function isOnePerson(one: Traces, other: Traces): boolean {
  const mailboxes = new Set(one.emails.map(mailboxOf))
  return (
    other.emails.some((email) => mailboxes.has(mailboxOf(email))) ||
    other.devices.some((device) => one.devices.includes(device)) ||
    (one.card !== null && one.card === other.card)
  )
}

/** What follows a plus sign goes to the same mailbox everywhere; dots and the other name count for nothing at Google. */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  const [box = ''] = name.split('+')
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${box.replaceAll('.', '')}@gmail.com`
    : `${box}@${domain}`
}

/** Money that went back, or that a bank holds. */
export interface WentBack {
  /** Which payment. */
  number: string | null
  amount: number
  paid: number
  at: Instant
}

/** Points are for money that stays: half of a payment that goes back soon after takes them along. */
export function doPointsStand(paidAt: Instant, wentBack: readonly WentBack[]): boolean {
  const soon = wentBack.filter(({ at }) => at < paidAt + TAKEN_BACK_MS)
  return soon.every(({ number, paid }) => {
    const back = soon.filter((other) => other.number === number).reduce((sum, { amount }) => sum + amount, 0)
    return back * 2 < paid
  })
}
