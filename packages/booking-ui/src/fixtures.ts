import type {
  Hold,
  ManagedBooking,
  NoticeKind,
  PageData,
  PublicEvent,
  PublicOwner,
  PublicPerson,
} from '@scheduling/contract'
import { DAY, HOUR, MINUTE } from '@scheduling/domain'
import type { Instant } from '@scheduling/domain'
import type { ConfirmData } from './features/bookings/confirm/confirm-parts.tsx'
import type { EventData } from './features/bookings/event-page/event-page-model.ts'
import type { BookingData } from './features/bookings/manage/manage-page-model.ts'

// The host of tests and stories, in Berlin. It is a Monday in spring, before the clocks change.
export const NOW = Date.parse('2027-03-01T08:00:00Z')

export const owner: PublicOwner = {
  name: 'Mira Lindqvist',
  link: 'mira',
  welcomeMessage: '',
  logo: null,
  avatar: null,
  background: null,
  hidesProductName: false,
  language: 'en',
  timeZone: 'Europe/Berlin',
  weekStart: 'mon',
  timeFormat: '24h',
  colors: { background: null, text: null, button: null },
}

export const event: PublicEvent = {
  name: 'Product walkthrough',
  slug: '30min',
  description:
    'Half an hour to look at your questions together.\nHave your screen ready: https://example.com/prepare',
  duration: 30,
  increment: 15,
  video: null,
  locations: [{ kind: 'google_meet' }],
  questions: [],
  allowGuests: true,
  confirmEmail: false,
  confirmation: { kind: 'page' },
  lastDate: null,
}

/** Whom invitees may choose. */
export const people: PublicPerson[] = [
  { name: 'Dana Reyes', link: 'dana', avatar: null, timeZone: 'America/New_York' },
  { name: 'Kofi Mensah', link: 'kofi', avatar: null, timeZone: 'Europe/Berlin' },
]

/** Every 15 minutes, Monday to Friday, 9 to 17 in Berlin. All of March is before the clock change but its last days. */
export function workdayStarts(from: Instant, to: Instant): Instant[] {
  const starts: Instant[] = []
  const changed = Date.parse('2027-03-28T01:00:00Z')
  for (let start = Math.ceil(from / (15 * MINUTE)) * 15 * MINUTE; start < to; start += 15 * MINUTE) {
    const local = new Date(start + (start < changed ? HOUR : 2 * HOUR))
    const minute = local.getUTCHours() * 60 + local.getUTCMinutes()
    const isWorkday = local.getUTCDay() % 6 !== 0
    if (isWorkday && minute >= 9 * 60 && minute <= 16 * 60 + 30) starts.push(start)
  }
  return starts
}

const options: EventData['options'] = {
  now: NOW,
  origin: 'http://localhost:3000',
  path: '/mira/30min',
  search: '',
  embed: null,
  language: 'en',
  region: 'GB',
  timeFormat: '24h',
  weekStart: 'mon',
  timeZone: 'Europe/Berlin',
  timeZoneGuessed: true,
  zones: '',
  theme: 'light',
  hideEventDetails: false,
  colors: { background: null, text: null, button: null },
  prefill: { name: '', email: '', answers: {} },
  tracking: {},
}

const SHEET = { from: Date.parse('2027-02-27T23:00:00Z'), to: Date.parse('2027-04-12T22:00:00Z') }

type Changed<Data> = Partial<Omit<Data, 'kind' | 'options' | 'owner' | 'event' | 'slots'>> & {
  options?: Partial<EventData['options']>
  owner?: Partial<PublicOwner>
  event?: Partial<PublicEvent>
  slots?: Partial<EventData['slots']>
}

/** The page of an event as the server would send it, with a test's changes. */
export function eventPage(changed: Changed<EventData> = {}): EventData {
  const { options: o, owner: w, event: e, slots: s, ...rest } = changed
  return {
    kind: 'event',
    options: { ...options, ...o },
    owner: { ...owner, ...w },
    event: { ...event, ...e },
    slots: { ...SHEET, starts: workdayStarts(NOW + 4 * HOUR, SHEET.to), next: null, ...s },
    date: null,
    slot: null,
    idempotencyKey: 'first-key',
    hold: null,
    conversions: { google: [], meta: null },
    refused: null,
    ...rest,
  }
}

export const booking: ManagedBooking = {
  id: '0b7c7a0e-4f0a-4b6e-9f57-1f0d8f0f2f11',
  status: 'scheduled',
  start: '2027-03-04T14:00:00Z',
  end: '2027-03-04T14:30:00Z',
  date: null,
  duration: 30,
  eventName: event.name,
  location: { kind: 'google_meet' },
  invitee: { name: 'Noa Okafor', email: 'noa@example.com', timeZone: 'Europe/Berlin', language: 'en' },
  guests: [],
  answers: [],
  formerStart: null,
  rescheduleReason: null,
  cancelReason: null,
  canceledBy: null,
  bookedAt: '2027-03-01T08:00:00Z',
  erasure: null,
  owner,
  eventSlug: event.slug,
  hostEmail: null,
  roomExpected: false,
  reschedule: { allowed: true, reason: null, until: '2027-03-04T14:00:00Z' },
  cancel: { allowed: true, reason: null, until: '2027-03-04T14:00:00Z' },
}

/** The page behind a manage link. */
export function bookingPage(
  changed: Partial<Omit<BookingData, 'options' | 'booking'>> & {
    options?: Partial<BookingData['options']>
    booking?: Partial<ManagedBooking>
  } = {},
): BookingData {
  const { options: o, booking: b, slots, ...rest } = changed
  const shown = { ...booking, ...b }
  // The server never offers the present time as a new one.
  const others = slots && {
    ...slots,
    starts: slots.starts.filter((start) => start !== Date.parse(shown.start)),
  }
  return {
    kind: 'booking',
    options: { ...options, path: '/booking/token', timeZoneGuessed: false, ...o },
    booking: shown,
    conversions: { google: [], meta: null },
    token: 'token',
    view: 'summary',
    slots: others ?? null,
    date: null,
    slot: null,
    idempotencyKey: 'first-key',
    refused: null,
    ...rest,
  }
}

/** `text`: in place of our hint. */
export function noticePage(kind: NoticeKind, text?: string): PageData {
  const isNobodys = kind === 'not_found' || kind === 'not_open'
  return {
    kind,
    options: { ...options },
    owner: isNobodys ? null : owner,
    ...(text !== undefined && { text }),
  }
}

type MailsData = Extract<PageData, { kind: 'mails' }>

export function mailsPage(
  changed: Partial<Omit<MailsData, 'kind' | 'options'>> & { options?: Partial<MailsData['options']> } = {},
): MailsData {
  const { options: o, ...rest } = changed
  const start = Date.parse('2027-03-04T14:00:00Z')
  return {
    kind: 'mails',
    options: { ...options, path: '/mails/token', ...o },
    owner,
    meeting: {
      about: 'meeting',
      name: event.name,
      times: { start, end: start + 30 * MINUTE, date: null },
      canceled: false,
    },
    address: 'n…@example.com',
    choice: null,
    proposed: null,
    saved: false,
    ...rest,
  }
}

const HELD_UNTIL = NOW + 15 * MINUTE

/** A time that is held until the email address is confirmed. */
export const hold: Hold = {
  token: 'hold-token',
  waitsFor: 'email',
  start: booking.start,
  end: booking.end,
  email: 'noa@example.com',
  until: new Date(HELD_UNTIL).toISOString(),
  at: new Date(NOW).toISOString(),
  mailAgainAt: new Date(NOW + MINUTE).toISOString(),
}

/** The page that asks for the code without a script. */
export function confirmPage(
  changed: Partial<Omit<ConfirmData, 'options' | 'event' | 'hold'>> & {
    options?: Partial<ConfirmData['options']>
    event?: Partial<ConfirmData['event']>
    hold?: Partial<ConfirmData['hold']>
  } = {},
): ConfirmData {
  const { options: o, event: e, hold: h, ...rest } = changed
  const { token: _, ...shown } = hold
  return {
    kind: 'confirm',
    options: { ...options, path: '/booking/confirm/token', timeZoneGuessed: false, ...o },
    owner,
    event: { ...event, ...e },
    hold: { ...shown, ...h },
    by: 'code',
    ended: null,
    offer: null,
    proposed: [],
    proposal: null,
    mailedAgain: false,
    again: '/mira/30min?slot=2027-03-04T14:00:00Z&hold=hold-token',
    refused: null,
    ...rest,
  }
}

export function listPage(
  events = [event, { ...event, name: 'Short call', slug: '15min', duration: 15 }],
): PageData {
  return { kind: 'booking_list', options: { ...options, path: '/mira' }, owner, events }
}

type PollData = Extract<PageData, { kind: 'poll' }>

const ANSWERS = ['yes', 'if_need_be', 'no'] as const

/** A poll that five people have voted on, with three options or `count` options. */
export function pollPage(
  changed: Partial<Omit<PollData, 'kind' | 'options' | 'poll'>> & {
    options?: Partial<PollData['options']>
    poll?: Partial<PollData['poll']>
    count?: number
  } = {},
): PollData {
  const { options: o, poll, count = 3, ...rest } = changed
  const ids = Array.from({ length: count }, (_, id) => id)
  const voters = ['Ada Guest', 'Lin', 'Kim Okafor', 'Noa', 'Maximiliane von der Tann'].map((name, voter) => ({
    name,
    isProved: voter !== 1,
    borrowsName: false,
    choices: Object.fromEntries(ids.map((id) => [id, ANSWERS[(id * voter + id) % 3] ?? 'no'])),
  }))
  const said = (id: number, answer: (typeof ANSWERS)[number]) =>
    voters.filter(({ choices }) => choices[id] === answer).length
  return {
    kind: 'poll',
    options: { ...options, path: '/mira/r8d2m5x0w1qz', ...o },
    owner,
    poll: {
      owner,
      slug: 'r8d2m5x0w1qz',
      name: 'Reading circle',
      description: 'An evening about one book.',
      duration: 60,
      locations: [{ kind: 'google_meet' }],
      timeZone: 'Europe/Berlin',
      isAllDay: false,
      questions: [],
      deadline: '2027-03-08T17:00:00Z',
      state: 'open',
      finalStart: null,
      revision: 6,
      hidesNames: false,
      hidesVotes: false,
      options: ids.map((id) => ({
        id,
        // Two per day.
        start: new Date(
          Date.parse('2027-03-09T17:00:00Z') + (id >> 1) * DAY + (id % 2) * 2 * HOUR,
        ).toISOString(),
        date: null,
        capacity: null,
        isFull: false,
        isPast: false,
        tally: { yes: said(id, 'yes'), ifNeedBe: said(id, 'if_need_be'), no: said(id, 'no') },
      })),
      votes: voters.length,
      voters,
      comments: [
        {
          id: 'comment',
          name: 'Lin',
          text: 'Could we begin earlier?',
          at: '2027-03-01T10:00:00Z',
          borrowsName: false,
        },
      ],
      ...poll,
    },
    own: null,
    meeting: null,
    done: null,
    idempotencyKey: 'key',
    refused: null,
    refusedComment: null,
    ...rest,
  }
}
