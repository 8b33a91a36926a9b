import type { Location } from '@scheduling/contract'
import type { MailTexts } from './mail-texts.ts'
import type { BookingMail } from '../mail.ts'
import { manyLines, oneLine } from '../plain-text.ts'
import type { Fact } from './content.ts'

/** With whom, where, and what was said; guests learn neither the answers nor the other guests. */
export function factsFor({ kind, audience, booking }: BookingMail, t: MailTexts): Fact[] {
  const owner = { label: t('labelWith'), value: oneLine(booking.owner.name) }
  const invitee = { label: t('labelWith'), value: oneLine(booking.invitee.name) }
  const inviteeAddress = { ...invitee, value: `${invitee.value}, ${oneLine(booking.invitee.email)}` }
  const who = {
    host: [inviteeAddress],
    invitee: [owner],
    guest: [{ ...owner, value: `${owner.value}\n${invitee.value}` }],
  }[audience]
  const isPrivate = audience !== 'guest'
  const reason = { rescheduled: booking.rescheduleReason, canceled: booking.cancelReason }[kind as string]
  return [
    ...who,
    whereFor(booking.location, t),
    ...(reason ? [{ label: t('labelReason'), value: manyLines(reason) }] : []),
    ...(isPrivate && booking.guests.length > 0
      ? [{ label: t('labelGuests'), value: booking.guests.map(oneLine).join(', ') }]
      : []),
    ...(isPrivate ? booking.answers.map(answerFact) : []),
  ].filter(({ value }) => value !== '')
}

/** Names of rooms are the makers' own and stay as they are in every language. */
export function placeName(location: Location): string {
  switch (location.kind) {
    case 'google_meet':
      return 'Google Meet'
    case 'microsoft_teams':
      return 'Microsoft Teams'
    case 'zoom':
      return 'Zoom'
    case 'address':
    case 'phone_call':
    case 'custom':
      return oneLine(location.value)
  }
}

function whereFor(location: Location, t: MailTexts): Fact {
  const label = t('labelWhere')
  const place = placeName(location)
  if (location.kind === 'phone_call') {
    const dialled = place.replace(/[^\d+]/g, '')
    return {
      label,
      value: t('byPhone', { number: place }),
      ...(dialled.length > 3 && { url: `tel:${dialled}` }),
    }
  }
  const isLink = location.kind === 'custom' && /^https?:\/\/\S+$/.test(place) && URL.canParse(place)
  return { label, value: place, ...(isLink && { url: new URL(place).href }) }
}

function answerFact({ label, answer }: BookingMail['booking']['answers'][number]): Fact {
  return { label: oneLine(label), value: manyLines(Array.isArray(answer) ? answer.join(', ') : answer) }
}
