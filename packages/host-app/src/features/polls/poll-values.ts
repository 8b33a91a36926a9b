import type { Api, Location, Question } from '@scheduling/contract'
import { addDays, instantOf, isEmail, isPlainDate, limits, locationNeedsValue } from '@scheduling/domain'
import type { Instant, PollEnding, TimeZone } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
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

export function addressesIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean)
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
    ...(hasWrongAddress(required) && { required: t('field.email') }),
    ...(hasWrongAddress(optional) && { optional: t('field.email') }),
    ...(capacity !== '' && !(Number.isInteger(places) && places > 0) && { capacity: t('field.format') }),
    ...(ending === 'deadline' && lastDate === '' && { lastDate: t('field.required') }),
  }
}

function hasWrongAddress(text: string): boolean {
  return addressesIn(text).some((address) => !isEmail(address))
}

export function optionsOf({ isAllDay, days, slots, timeZone }: PollValues): Instant[] {
  return isAllDay ? days.map((date) => instantOf(timeZone, date, '00:00')) : slots
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
