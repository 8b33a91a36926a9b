import type { Context } from '../packages/server/src/context.ts'
import { findHostByLink } from '../packages/server/src/features/hosts/operations.ts'
import { limits } from '../packages/domain/src/index.ts'
import { authenticate } from '../packages/server/src/features/sessions/operations.ts'
import { register } from '../packages/server/src/features/sign-up/operations.ts'
import { newVerification, verifyByCode } from '../packages/server/src/features/sign-up/verification.ts'
import { addSchedule } from '../packages/server/src/features/availability/operations.ts'
import { createBooking } from '../packages/server/src/features/bookings/book/create.ts'
import { cancelBooking } from '../packages/server/src/features/bookings/change/cancel.ts'
import { rescheduleBooking } from '../packages/server/src/features/bookings/change/reschedule.ts'
import { addEventType } from '../packages/server/src/features/event-types/operations.ts'
import { findOffer } from '../packages/server/src/features/offers/operations.ts'
import { freeStarts } from '../packages/server/src/features/slots/operations.ts'
import type { Acting, SignedIn } from '../packages/server/src/http/caller.ts'

export const DEMO = { email: 'demo@example.com', password: 'Demo-2026!', link: 'demo' }

const DAY = 86_400_000
export const HERE = {
  ip: '127.0.0.1',
  askedHost: undefined,
  userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0',
  deviceId: undefined,
  idempotencyKey: undefined,
  token: undefined,
  proof: undefined,
}

/** A realistic account to look around in, signed in. Repeat: does nothing once the demo host exists. */
export async function seedDemo(context: Context): Promise<SignedIn | undefined> {
  if (await findHostByLink(context, DEMO.link)) return undefined
  const past = { ...context, clock: { now: () => context.clock.now() - 21 * DAY } }
  const { currentUser, token } = await register(
    past,
    { ...DEMO, name: 'Dana Reeves', timeZone: 'America/New_York', language: 'en' },
    HERE,
  )
  await context.db
    .updateTable('profiles')
    .set({ welcome_message: 'Pick whatever suits you. I look forward to talking.' })
    .where('host_id', '=', currentUser.host.id)
    .execute()
  // The account is three weeks old, and its trial begins now: with plans, it would be over.
  const trialEnd = new Date(context.clock.now() + limits.TRIAL_DAYS * DAY)
  await context.db
    .updateTable('plans')
    .set({ trial_end: trialEnd })
    .where('host_id', '=', currentUser.host.id)
    .execute()
  const signedIn = await authenticate(past, token, HERE)
  const { code } = await newVerification(past, currentUser.account)
  await verifyByCode(past, signedIn, code, HERE)
  await addEventTypes(past, signedIn)
  await addBookings(past, context)
  return signedIn
}

async function addEventTypes(context: Context, host: Acting): Promise<void> {
  const evenings = await addSchedule(context, host, {
    name: 'Evenings',
    is_default: false,
    timeZone: 'America/New_York',
    weekly: {
      mon: [],
      tue: [{ start: '17:00', end: '20:00' }],
      wed: [],
      thu: [{ start: '17:00', end: '20:00' }],
      fri: [],
      sat: [{ start: '10:00', end: '13:00' }],
      sun: [],
    },
    overrides: [],
  })
  // Each is added before the previous one.
  await addEventType(context, host, {
    name: 'Evening workshop',
    slug: 'workshop',
    description: 'Two hours with your team, on your own material. Bring questions.',
    duration: 120,
    locations: [{ kind: 'address', value: '18 Harbour Street, Brooklyn, NY 11201' }],
    availability: { kind: 'schedule', scheduleId: evenings.schedule.id },
    limits: { perDay: 1, perWeek: 2, perMonth: null },
    window: { kind: 'calendar_days', days: 90 },
    rescheduleNotice: 48 * 60,
    cancelNotice: 48 * 60,
  })
  await addEventType(context, host, {
    name: 'Project review',
    slug: 'review',
    description: 'An hour to go through where your project stands and what comes next.',
    duration: 60,
    bufferBefore: 15,
    bufferAfter: 15,
    locations: [{ kind: 'zoom' }, { kind: 'phone_call', value: '+1 555 010 7788' }],
    questions: [
      { id: 'goal', type: 'large_text', label: 'What would make this hour worth it?', required: true },
      {
        id: 'stage',
        type: 'single_options',
        label: 'Where does the project stand?',
        required: false,
        options: ['An idea', 'Under way', 'Nearly done'],
      },
    ],
  })
  await addEventType(context, host, {
    name: 'Quick call',
    slug: '15min',
    description: 'Fifteen minutes, no preparation needed.',
    duration: 15,
    locations: [{ kind: 'phone_call', value: '+1 555 010 7788' }],
  })
  await addEventType(context, host, {
    name: '30 minute meeting',
    slug: '30min',
    description: 'Half an hour to get to know each other and see whether we can help.',
    duration: 30,
    increment: 15,
    bufferBefore: 10,
    bufferAfter: 10,
    minimumNotice: 120,
    locations: [{ kind: 'google_meet' }],
    questions: [{ id: 'topic', type: 'text', label: 'What would you like to talk about?', required: false }],
  })
}

interface Visit {
  event: string
  /** Days since the account was opened. */
  day: number
  name: string
  email: string
  timeZone: string
  answers?: Record<string, string>
  tracking?: { utm_source: string }
  change?: 'reschedule' | 'cancel'
}

const VISITS: Visit[] = [
  {
    event: '30min',
    day: 2,
    name: 'Priya Nair',
    email: 'priya@nair.example',
    timeZone: 'Asia/Kolkata',
    answers: { topic: 'A first look at our onboarding' },
  },
  { event: '15min', day: 3, name: 'Tom Becker', email: 'tom.becker@example.org', timeZone: 'Europe/Berlin' },
  {
    event: '30min',
    day: 6,
    name: 'Ana Sousa',
    email: 'ana@sousa.example',
    timeZone: 'Europe/Lisbon',
    change: 'cancel',
  },
  {
    event: 'review',
    day: 9,
    name: 'Marcus Hill',
    email: 'marcus@hill.example',
    timeZone: 'America/Chicago',
    answers: { goal: 'Agree on the scope of phase two', stage: 'Under way' },
  },
  {
    event: '30min',
    day: 22,
    name: 'Yael Cohen',
    email: 'yael@cohen.example',
    timeZone: 'Asia/Jerusalem',
    tracking: { utm_source: 'newsletter' },
  },
  { event: '15min', day: 22, name: 'Jonas Weber', email: 'jonas@weber.example', timeZone: 'Europe/Zurich' },
  {
    event: 'review',
    day: 24,
    name: 'Grace Okafor',
    email: 'grace@okafor.example',
    timeZone: 'Africa/Lagos',
    answers: { goal: 'Find out why sign-ups stall', stage: 'Under way' },
    change: 'reschedule',
  },
  {
    event: '30min',
    day: 27,
    name: 'Liam Murphy',
    email: 'liam@murphy.example',
    timeZone: 'Europe/Dublin',
    answers: { topic: 'Pricing for a team of twelve' },
  },
  { event: 'workshop', day: 30, name: 'Sofia Rossi', email: 'sofia@rossi.example', timeZone: 'Europe/Rome' },
  {
    event: '15min',
    day: 31,
    name: 'Ken Tanaka',
    email: 'ken@tanaka.example',
    timeZone: 'Asia/Tokyo',
    change: 'cancel',
  },
]

async function addBookings(past: Context, present: Context): Promise<void> {
  for (const [index, visit] of VISITS.entries()) {
    const wanted = past.clock.now() + visit.day * DAY
    const context = wanted < present.clock.now() ? past : present
    const start = await freeStart(context, visit.event, wanted, index)
    const taken = await createBooking(
      context,
      {
        owner: DEMO.link,
        event: visit.event,
        start: new Date(start).toISOString(),
        timeZone: visit.timeZone,
        language: 'en',
        invitee: { name: visit.name, email: visit.email },
        guests: [],
        answers: visit.answers ?? {},
        location: 0,
        tracking: visit.tracking ?? {},
      },
      undefined,
      HERE,
    )
    if (taken.state !== 'booked') continue
    const { booking } = taken
    const known = { hostId: booking.host_id, bookingId: booking.id, by: 'invitee' as const }
    if (visit.change === 'cancel')
      await cancelBooking(context, { ...known, reason: 'Something came up, sorry.' }, undefined)
    if (visit.change === 'reschedule') {
      const later = await freeStart(context, visit.event, start + DAY, index)
      await rescheduleBooking(
        context,
        { ...known, start: later, reason: 'A clash with a board meeting' },
        undefined,
      )
    }
  }
}

async function freeStart(context: Context, event: string, from: number, salt: number): Promise<number> {
  const offer = await findOffer(context, DEMO.link, event)
  const { starts } = await freeStarts(context, offer, { start: from, end: from + 10 * DAY })
  const start = starts[(salt * 7) % Math.min(starts.length, 12)]
  if (start === undefined)
    throw new Error(`The demo found no free time for ${event} after ${new Date(from).toISOString()}`)
  return start
}
