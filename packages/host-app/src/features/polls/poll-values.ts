import type { Api, Location, Question } from '@scheduling/contract'
import {
  addDays,
  addressesIn,
  dateOf,
  instantOf,
  isEmail,
  isPlainDate,
  limits,
  locationNeedsValue,
  wallTimeOf,
} from '@scheduling/domain'
import type { Instant, PollEnding, TimeZone } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import { fieldProblems } from '../../data/problem-text.ts'
import type { Problems } from '../../ui/form/form-state.ts'

/** The fields of a new poll. */
export interface PollValues {
  name: string
  description: string
  duration: number
  isAllDay: boolean
  timeZone: TimeZone
  locations: Location[]
  slots: Instant[]
  /** Dates, for a poll about whole days. */
  days: string[]
  /** Places per option. Empty: any number. */
  capacity: string
  /** A question to voters. Empty: none. */
  question: string
  /** One address per line. */
  required: string
  optional: string
  lastDate: string
  ending: PollEnding
  hidesNames: boolean
  hidesVotes: boolean
  notifiesParticipants: boolean
  notifiesHost: boolean
  holdsTimes: boolean
}

export function newPoll(timeZone: TimeZone): PollValues {
  return {
    name: '',
    description: '',
    duration: 60,
    isAllDay: false,
    timeZone,
    locations: [{ kind: 'google_meet' }],
    slots: [],
    days: [],
    capacity: '',
    question: '',
    required: '',
    optional: '',
    lastDate: '',
    ending: 'host',
    hidesNames: false,
    hidesVotes: false,
    notifiesParticipants: true,
    notifiesHost: true,
    holdsTimes: false,
  }
}

/** `slots`: existing options, which may be in the past. */
export function checkPoll(
  values: PollValues,
  now: Instant,
  t: HostTranslate,
  slots: readonly string[] = [],
): Problems {
  const known = new Set(slots.map((slot) => Date.parse(slot)))
  const { name, duration, locations, required, optional, capacity, ending, lastDate } = values
  const options = optionsOf(values)
  const missing = locations.findIndex(
    (location) => locationNeedsValue(location.kind) && 'value' in location && location.value.trim() === '',
  )
  const places = Number(capacity)
  return {
    ...(name.trim() === '' && { name: t('field.required') }),
    ...((duration < limits.DURATION_MIN || duration > limits.DURATION_MAX) && {
      duration: t('pick.duration_wrong'),
    }),
    ...(locations.length === 0 && { locations: t('location.none') }),
    ...(missing >= 0 && { [`locations[${missing}].value`]: t('field.required') }),
    ...(options.length === 0 && { slots: t('pick.at_least_one') }),
    ...(options.length > limits.PICKED_TIMES_MAX && {
      slots: t('pick.too_many', { count: limits.PICKED_TIMES_MAX }),
    }),
    ...(options.some((option) => option <= now && !known.has(option)) && { slots: t('pick.past') }),
    ...wrongAddress('required', required, t),
    ...wrongAddress('optional', optional, t),
    ...(capacity !== '' &&
      !(Number.isInteger(places) && places > 0 && places <= limits.POLL_CAPACITY_MAX) && {
        capacity: t('field.between', { min: 1, max: limits.POLL_CAPACITY_MAX }),
      }),
    ...(ending === 'deadline' && lastDate === '' && { lastDate: t('field.required') }),
  }
}

function wrongAddress(field: 'required' | 'optional', text: string, t: HostTranslate): Problems {
  const wrong = addressesIn(text).find((address) => !isEmail(address))
  return wrong === undefined ? {} : { [field]: t('poll.wrong_address', { address: wrong }) }
}

/** The server names what is sent. This names the field where it was typed. */
export function pollRefusals(
  error: unknown,
  { required }: PollValues,
  t: HostTranslate,
): Problems | undefined {
  return fieldProblems(error, t, (path) => {
    const person = /^people(?:\.put)?(?:\[(\d+)\])?/.exec(path)
    if (person) return Number(person[1] ?? 0) < addressesIn(required).length ? 'required' : 'optional'
    if (path === 'deadline') return 'lastDate'
    if (path.endsWith('.capacity')) return 'capacity'
    if (path.startsWith('questions')) return 'question'
    return path.startsWith('options') ? 'slots' : path
  })
}

export function optionsOf({ isAllDay, days, slots, timeZone }: PollValues): Instant[] {
  return isAllDay ? days.map((date) => instantOf(timeZone, date, '00:00')) : slots
}

/** The picked times as the same dates and clock times in another zone. */
export function onClockOf(zone: TimeZone, { slots, timeZone }: PollValues): Instant[] {
  const moved = slots.map((slot) => instantOf(zone, dateOf(timeZone, slot), wallTimeOf(timeZone, slot)))
  // Two times become one where the clock skips both.
  return [...new Set(moved)].toSorted((a, b) => a - b)
}

/** The end of the last date in the poll's zone. */
export function deadlineOf({ lastDate, timeZone }: PollValues): string | null {
  if (!isPlainDate(lastDate)) return null
  return new Date(instantOf(timeZone, addDays(lastDate, 1), '00:00')).toISOString()
}

/** One question or none. The fixed id keeps existing answers. */
export function questionsOf({ question }: PollValues): Question[] {
  const label = question.trim()
  return label === '' ? [] : [{ id: 'question', type: 'text', label, required: false }]
}

export function bodyOf(values: PollValues): Api['POST /polls']['$args']['body'] {
  const {
    slots: _slots,
    days: _days,
    capacity,
    question: _question,
    required,
    optional,
    lastDate: _date,
    ...said
  } = values
  const places = capacity === '' ? null : Number(capacity)
  return {
    ...said,
    deadline: deadlineOf(values),
    options: optionsOf(values).map((start) => ({ start: new Date(start).toISOString(), capacity: places })),
    questions: questionsOf(values),
    people: [
      ...addressesIn(required).map((email) => ({ email, isRequired: true })),
      ...addressesIn(optional).map((email) => ({ email, isRequired: false })),
    ],
  }
}
