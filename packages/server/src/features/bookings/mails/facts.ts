import type { Location } from '@scheduling/contract'
import { ROOM_NAMES } from '@scheduling/contract/providers'
import { dialUrl, INVITEE_PHONE, isRoom, linkIn, roomUrl } from '@scheduling/domain'
import type { Language } from '@scheduling/domain/languages'
import { englishCity } from '@scheduling/domain/words'
import { listFor } from '../../../mail/content/mail-texts.ts'
import type { MailTexts } from '../../../mail/content/mail-texts.ts'
import type { BookingMail } from './mail.ts'
import { isOff } from './mail.ts'
import { manyLines, oneLine } from '../../../mail/content/plain-text.ts'
import type { Fact } from '../../../mail/content/content.ts'

/** With whom, where, answers and reason. An invitee can type any address, so only the host sees what they typed. */
export function factsFor(mail: BookingMail, t: MailTexts): Fact[] {
  const { audience, booking, reader } = mail
  const { owner, invitee, guests } = booking
  const isHost = audience === 'host'
  const { people, page } = booking
  const others = people?.filter(({ email }) => email !== owner.email).map(({ name }) => oneLine(name)) ?? []
  const first = `${oneLine(invitee.name)}, ${oneLine(invitee.email)}`
  const invited = {
    host: listFor(reader.language, guests.map(oneLine)),
    invitee: String(guests.length),
    guest: '',
    voter: '',
  }
  const reason = reasonFor(mail)
  return [
    ...(isHost ? [{ label: t('labelWith'), value: first }] : hostFacts(booking, t)),
    ...(isHost && mail.kind !== 'replaced'
      ? [{ label: t('labelTogether'), value: listFor(reader.language, others) }]
      : []),
    ...(isHost && page !== undefined ? [{ label: t('labelPage'), value: oneLine(page) }] : []),
    isOff(mail.kind) ? whereItWas(mail, t) : whereFor(mail, t),
    ...(reason ? [{ label: t('labelReason'), value: manyLines(reason) }] : []),
    ...(guests.length > 0
      ? [{ label: t(booking.decidedBy ? 'labelAlsoComing' : 'labelGuests'), value: invited[audience] }]
      : []),
    ...(isHost ? booking.answers.map((answer) => answerFact(answer, reader.language)) : []),
  ].filter(({ value }) => value !== '')
}

/** Who hosts. Of an organization: each person, with their picture and where they are. */
function hostFacts({ people = [], owner }: BookingMail['booking'], t: MailTexts): Fact[] {
  if (people.length === 0) return [{ label: t('labelWith'), value: oneLine(owner.name) }]
  return people.map(({ name, timeZone, picture }) => ({
    label: t('labelHost'),
    value: t('hostIn', { name: oneLine(name), city: englishCity(timeZone) }),
    ...(picture && { picture }),
  }))
}

/** Everybody sees the host's reason. Only the host sees the invitee's. */
function reasonFor({ kind, audience, booking }: BookingMail): string | null {
  const given = {
    rescheduled: { reason: booking.rescheduleReason, by: booking.rescheduledBy },
    canceled: { reason: booking.cancelReason, by: booking.canceledBy },
    reassigned: null,
    replaced: null,
    uninvited: null,
    place: null,
    confirmation: null,
    room: null,
    reminder: null,
  }[kind]
  return given && (audience === 'host' || given.by === 'host') ? given.reason : null
}

/** Names of video services are the same in every language. */
export function placeName(location: Location): string {
  switch (location.kind) {
    case 'address':
    case 'phone_call':
    case 'invitee_phone':
    case 'custom':
      return oneLine(location.value)
    default:
      return ROOM_NAMES[location.kind]
  }
}

function whereFor({ audience, booking: { location, owner } }: BookingMail, t: MailTexts): Fact {
  const label = t('labelWhere')
  const place = placeName(location)
  if (isRoom(location.kind)) {
    const url = roomUrl(location)
    const sent = audience === 'host' ? t('roomSentByYou') : t('roomSentBy', { name: oneLine(owner.name) })
    return url === undefined ? { label, value: `${place}. ${sent}` } : { label, value: place, url }
  }
  if (location.kind === INVITEE_PHONE) {
    if (audience === 'host')
      return { label, value: t('youCall', { phone: place }), ...linked(dialUrl(place)) }
    const name = oneLine(owner.name)
    // This is the invitee's phone number. Guests only learn who calls whom.
    return {
      label,
      value: audience === 'guest' ? t('hostCalls', { name }) : t('hostCallsYou', { name, phone: place }),
    }
  }
  if (location.kind === 'phone_call')
    return { label, value: t('byPhone', { phone: place }), ...linked(dialUrl(place)) }
  return { label, value: place, ...(location.kind === 'custom' && linked(linkIn(place))) }
}

/** Nobody joins a canceled meeting: no links, and no promises of one. */
function whereItWas(mail: BookingMail, t: MailTexts): Fact {
  const { location } = mail.booking
  const { label, value } = whereFor(mail, t)
  return { label, value: isRoom(location.kind) ? placeName(location) : value }
}

function linked(url: string | undefined): Pick<Fact, 'url'> {
  return url === undefined ? {} : { url }
}

function answerFact({ label, answer }: BookingMail['booking']['answers'][number], language: Language): Fact {
  return { label: oneLine(label), value: manyLines(listFor(language, [answer].flat())) }
}
