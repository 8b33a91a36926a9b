import { randomBytes } from 'node:crypto'
import type { ProviderId } from '../../packages/contract/src/index.ts'
import { addDays, dateOf, instantOf, weekdayOf } from '../../packages/domain/src/index.ts'
import type { Interval, TimeZone, Weekday } from '../../packages/domain/src/index.ts'
import type { Context } from '../../packages/server/src/context.ts'
import { finishConsent, startConsent } from '../../packages/server/src/features/connections/consent.ts'
import { busyTimes } from '../../packages/server/src/features/slots/operations.ts'
import type { SignedIn } from '../../packages/server/src/http/caller.ts'
import type { DemoColleague } from '../seed-organization.ts'
import type { StandIns } from './stand-ins.ts'

const DAYS = 28

type Entry = [days: readonly Weekday[], from: string, to: string, title: string]

const WORKDAYS: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri']

const PRIVATE: Entry[] = [
  [['tue'], '08:00', '09:15', 'Dentist'],
  [['wed'], '12:00', '13:00', 'Lunch with Sam'],
  [['thu'], '16:30', '17:30', 'Pick up the children'],
]

const WORK: Entry[] = [
  [WORKDAYS, '09:30', '10:00', 'Stand-up'],
  [['mon'], '13:00', '14:30', 'Roadmap'],
  [['tue'], '14:00', '15:00', 'Interview: product designer'],
  [['wed'], '15:00', '16:00', 'One to one with Priya'],
  [['thu'], '10:30', '12:00', 'Quarterly figures'],
  [['fri'], '13:00', '16:00', 'Focus time'],
]

const WEEKS = [PRIVATE, WORK]

/** Of the colleagues, in their own zones. Each is busy at other times, so that the pool's times show all of them. */
const COLLEAGUES_WEEKS: Entry[][] = [
  [
    [['mon', 'wed'], '09:00', '12:00', 'Client workshop'],
    [['tue', 'thu'], '14:00', '15:30', 'Design critique'],
    [['fri'], '12:00', '17:00', 'Sailing'],
  ],
  [
    [WORKDAYS, '09:00', '09:30', 'School run'],
    [['tue'], '10:00', '13:00', 'Photo shoot'],
    [['thu'], '15:00', '17:00', 'Type review'],
  ],
  [
    [['mon', 'tue'], '13:00', '15:00', 'Copy deadline'],
    [['wed'], '09:00', '11:00', 'Language class'],
    [['fri'], '10:00', '11:30', 'Newsletter'],
  ],
  [
    [WORKDAYS, '12:00', '13:00', 'Climbing'],
    [['mon', 'thu'], '09:00', '10:30', 'Build review'],
    [['wed'], '14:00', '17:00', 'On site'],
  ],
]

const ZONE = 'America/New_York'

/**
 * Connects the demo host's accounts at the stand-ins and fills some weeks of their calendars as people do.
 * Repeat: connects them again.
 */
export async function connectDemo(
  context: Context,
  host: SignedIn,
  calendars: StandIns['calendars'],
): Promise<void> {
  const now = context.clock.now()
  const taken = await busyTimes(context, host.hostId, { start: now, end: now + DAYS * 86_400_000 })
  for (const [index, { provider, enter }] of calendars.entries()) {
    enter(entriesOf(WEEKS[index % WEEKS.length] ?? [], now, { taken, timeZone: ZONE }))
    await connect(context, host, provider as ProviderId)
  }
}

/** Connects an account of each colleague, at one stand-in after the other, and fills their calendars. */
export async function connectColleagues(
  context: Context,
  colleagues: readonly DemoColleague[],
  calendars: StandIns['calendars'],
): Promise<void> {
  const now = context.clock.now()
  for (const [index, { signedIn, email, timeZone }] of colleagues.entries()) {
    const standIn = calendars[index % calendars.length]
    if (!standIn) return
    standIn.enter(entriesOf(COLLEAGUES_WEEKS[index] ?? [], now, { taken: [], timeZone }), email)
    await connect(context, signedIn, standIn.provider as ProviderId, email)
  }
}

/** Leaves out times when the host has a meeting: nobody is in two places. */
function entriesOf(
  entries: readonly Entry[],
  now: number,
  { taken, timeZone }: { taken: readonly Interval[]; timeZone: TimeZone },
) {
  const today = dateOf(timeZone, now)
  const dates = Array.from({ length: DAYS }, (_, index) => addDays(today, index))
  return dates.flatMap((date) =>
    entries
      .filter(([days]) => days.includes(weekdayOf(date)))
      .map(([, from, to, title]) => ({
        id: randomBytes(13).toString('hex'),
        title,
        start: new Date(instantOf(timeZone, date, from)),
        end: new Date(instantOf(timeZone, date, to)),
      }))
      .filter(({ start, end }) => taken.every((time) => time.start >= +end || time.end <= +start)),
  )
}

/** Like a person who is asked and agrees. */
async function connect(
  context: Context,
  host: SignedIn,
  provider: ProviderId,
  account?: string,
): Promise<void> {
  const asked = new URL(await startConsent(context, host, provider))
  const form = new URLSearchParams(asked.searchParams)
  for (const scope of (form.get('scope') ?? '').split(' ')) form.append('granted', scope)
  form.set('decision', 'allow')
  if (account !== undefined) form.set('login_hint', account)
  const target = asked.origin + asked.pathname
  const answer = await fetch(target, { method: 'POST', body: form, redirect: 'manual' })
  const { searchParams } = new URL(answer.headers.get('location') ?? '')
  const [state, code] = [searchParams.get('state') ?? '', searchParams.get('code') ?? '']
  await finishConsent(context, host, provider, { state, code })
}
