import type { Hours } from '../availability/availability.ts'
import { hoursProblemPath, hoursProblems } from '../availability/hours-problems.ts'
import type { HoursProblem } from '../availability/hours-problems.ts'
import * as limits from '../limits.ts'
import { locationNeedsValue, roomUrl } from './locations.ts'
import { addDays } from '../time/plain-date.ts'
import { questionProblems } from './questions.ts'
import type { Question, QuestionProblem } from './questions.ts'
import type { Reminder } from './reminders.ts'
import type { BookingLimits, BookingWindow } from '../slots/question.ts'
import { slugProblem } from '../names/slugs.ts'
import type { SlugProblem } from '../names/slugs.ts'
import type { Minutes } from '../time/time.ts'
import { videoKindOf } from './videos.ts'
import type { VideoKind } from './videos.ts'

/** The settings of an event type that are checked when it is added or changed. */
export interface EventTypeRules {
  name: string
  slug: string
  description: string
  /** Empty: our own words. */
  offText: string
  locations: readonly { kind: string; value?: string; url?: string | undefined }[]
  duration: Minutes
  increment: Minutes
  bufferBefore: Minutes
  bufferAfter: Minutes
  minimumNotice: Minutes
  rescheduleNotice: Minutes
  cancelNotice: Minutes
  window: BookingWindow
  limits: Omit<BookingLimits, 'weekStart'>
  questions: readonly Question[]
  availability: { kind: 'schedule'; scheduleId: string } | { kind: 'custom'; hours: Hours }
  reminders: readonly Reminder[]
  confirmation: { kind: 'page' } | { kind: 'redirect'; url: string }
  /** `own`: one in the host's library. */
  video: { kind: 'own'; id: string } | { kind: VideoKind; url: string } | null
}

/** `path` is written as in the API: `questions[0].label`. */
export type EventTypeProblem = { path: string } & (
  | { of: 'text'; code: 'required' }
  | { of: 'text'; code: 'too_long'; length: number; max: number }
  | { of: 'slug'; code: SlugProblem }
  | { of: 'location'; code: 'none' }
  /** In minutes. */
  | { of: 'length'; code: 'between'; min: number; max: number }
  | { of: 'number'; code: 'between'; min: number; max: number }
  | { of: 'window'; code: 'before_start' | 'too_long' }
  | { of: 'question'; code: QuestionProblem['code'] }
  | { of: 'hours'; code: HoursProblem['code'] }
  | { of: 'address'; code: 'url' }
  | { of: 'video'; code: 'format' }
)

type Check = (rules: Partial<EventTypeRules>) => EventTypeProblem[]

/** Why an event type cannot be saved like this; empty if it can. Missing fields are not checked. */
export function eventTypeProblems(rules: Partial<EventTypeRules>): EventTypeProblem[] {
  return CHECKS.flatMap((check) => check(rules))
}

const words: Check = ({ name, slug, description, offText }) => [
  ...textProblems('name', name, limits.TITLE_MAX),
  ...slugProblems(slug),
  ...textProblems('description', description, limits.DESCRIPTION_MAX),
  ...(offText === undefined ? [] : lengthProblems('offText', offText, limits.OFF_TEXT_MAX)),
]

function textProblems(path: string, value: string | undefined, max: number): EventTypeProblem[] {
  if (value === undefined) return []
  return value.trim() === '' ? [{ path, of: 'text', code: 'required' }] : lengthProblems(path, value, max)
}

function lengthProblems(path: string, value: string, max: number): EventTypeProblem[] {
  const { length } = value.trim()
  return length > max ? [{ path, of: 'text', code: 'too_long', length, max }] : []
}

function slugProblems(slug: string | undefined): EventTypeProblem[] {
  if (slug === undefined) return []
  if (slug === '') return [{ path: 'slug', of: 'text', code: 'required' }]
  const code = slugProblem(slug, 'event_type')
  return code ? [{ path: 'slug', of: 'slug', code }] : []
}

const places: Check = ({ locations }) => {
  if (!locations) return []
  if (locations.length === 0) return [{ path: 'locations', of: 'location', code: 'none' }]
  return locations.flatMap((location, index) => {
    const { kind, value = '' } = location
    if (locationNeedsValue(kind)) return textProblems(`locations[${index}].value`, value, limits.LOCATION_MAX)
    return addressProblems(`locations[${index}].url`, roomUrl(location))
  })
}

function addressProblems(path: string, url: string | undefined): EventTypeProblem[] {
  return url === undefined || /^https?:\/\/[^\s/]+/.test(url) ? [] : [{ path, of: 'address', code: 'url' }]
}

const BOUNDS = {
  duration: [limits.DURATION_MIN, limits.DURATION_MAX],
  increment: [limits.INCREMENT_MIN, limits.DURATION_MAX],
  bufferBefore: [0, limits.BUFFER_MAX],
  bufferAfter: [0, limits.BUFFER_MAX],
  minimumNotice: [0, limits.NOTICE_MAX],
  rescheduleNotice: [0, limits.NOTICE_MAX],
  cancelNotice: [0, limits.NOTICE_MAX],
} as const

const lengths: Check = (rules) =>
  Object.entries(BOUNDS).flatMap(([path, [min, max]]) =>
    isWhole(rules[path as keyof typeof BOUNDS], min, max)
      ? []
      : [{ path, of: 'length' as const, code: 'between' as const, min, max }],
  )

const bookingWindow: Check = ({ window }) => {
  if (!window || window.kind === 'indefinite') return []
  if (window.kind !== 'date_range')
    return between('window.days', window.days, limits.WINDOW_DAYS_MIN, limits.WINDOW_DAYS_MAX)
  const { from, to } = window
  if (!from || !to) return [...textProblems('window.from', from, 10), ...textProblems('window.to', to, 10)]
  if (to < from) return [{ path: 'window.to', of: 'window', code: 'before_start' }]
  // Both ends count.
  const isTooLong = to >= addDays(from, limits.WINDOW_DAYS_MAX)
  return isTooLong ? [{ path: 'window.to', of: 'window', code: 'too_long' }] : []
}

const perPeriod: Check = ({ limits: most }) =>
  (['perDay', 'perWeek', 'perMonth'] as const).flatMap((key) =>
    between(`limits.${key}`, most?.[key] ?? undefined, 1, limits.PER_PERIOD_MAX),
  )

const asked: Check = ({ questions = [] }) =>
  questionProblems(questions).map(({ questionId, code }) => {
    const index = questions.findLastIndex(({ id }) => id === questionId)
    const field = code === 'options_missing' || code === 'duplicate_option' ? 'options' : 'label'
    return { path: `questions[${index}].${field}`, of: 'question', code }
  })

const reminded: Check = ({ reminders = [] }) =>
  reminders.flatMap(({ amount, unit }, index) =>
    between(
      `reminders[${index}].amount`,
      amount,
      limits.REMINDER_AMOUNT_MIN,
      limits.REMINDER_AMOUNT_MAX[unit],
    ),
  )

const open: Check = ({ availability }) => {
  if (!availability) return []
  if (availability.kind === 'schedule')
    return textProblems('availability.scheduleId', availability.scheduleId, 36)
  const { hours } = availability
  return hoursProblems(hours).map((problem) => ({
    path: `availability.hours.${hoursProblemPath(problem, hours)}`,
    of: 'hours',
    code: problem.code,
  }))
}

const addresses: Check = ({ confirmation, video }) => [
  ...(confirmation?.kind === 'redirect' ? addressProblems('confirmation.url', confirmation.url) : []),
  ...(video && video.kind !== 'own' && videoKindOf(video.url) !== video.kind
    ? [{ path: 'video.url', of: 'video' as const, code: 'format' as const }]
    : []),
]

const CHECKS = [words, places, lengths, bookingWindow, perPeriod, asked, reminded, open, addresses]

function between(path: string, value: number | undefined, min: number, max: number): EventTypeProblem[] {
  return isWhole(value, min, max) ? [] : [{ path, of: 'number', code: 'between', min, max }]
}

function isWhole(value: number | undefined, min: number, max: number): boolean {
  return value === undefined || (Number.isInteger(value) && value >= min && value <= max)
}
