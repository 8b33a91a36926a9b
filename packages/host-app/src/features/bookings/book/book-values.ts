import type { Api, EventType, Question, Reason } from '@scheduling/contract'
import type { Answer, Instant, TimeZone, WallTime } from '@scheduling/domain'
import {
  addressesIn,
  answerProblems,
  instantOf,
  isEmail,
  isPlainDate,
  limits,
  questionsAt,
} from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import { fieldProblems, longerThan } from '../../../data/problem-text.ts'
import { guestProblems, guestsFieldOf } from '../change/guests-values.ts'
import type { Problems } from '../../../ui/form/form-state.ts'

/** The fields of a meeting that a host books. */
export interface BookValues {
  eventTypeId: string
  /** A free time of the event type. Null: none is chosen. */
  start: Instant | null
  /** Instead: the date and time below, whatever the event type allows. */
  anyTime: boolean
  date: string
  time: WallTime
  name: string
  email: string
  timeZone: TimeZone
  /** One address per line. */
  guests: string
  location: number
  answers: Record<string, Answer>
}

export const NEW_MEETING = {
  start: null,
  anyTime: false,
  date: '',
  time: '09:00',
  name: '',
  email: '',
  guests: '',
  location: 0,
  answers: {},
} as const

/** The start that is chosen, in the host's zone. */
export function startOf({ anyTime, start, date, time }: BookValues, zone: TimeZone): Instant | null {
  if (!anyTime) return start
  return isPlainDate(date) ? instantOf(zone, date, time) : null
}

/** The questions of the event type at the chosen location, with that for the number to call. */
export function questionsOf(
  eventType: EventType | undefined,
  location: number,
  t: HostTranslate,
): readonly Question[] {
  return eventType ? questionsAt(eventType, location, t('book.phone')) : []
}

interface Here {
  eventType: EventType | undefined
  now: Instant
  zone: TimeZone
}

export function checkMeeting(values: BookValues, { eventType, now, zone }: Here, t: HostTranslate): Problems {
  const { anyTime, name, email, guests, location } = values
  const start = startOf(values, zone)
  const time = anyTime ? 'date' : 'start'
  return {
    ...(!eventType && { eventTypeId: t('field.required') }),
    ...(start === null && { [time]: anyTime ? t('field.required') : t('book.choose_time') }),
    ...(start !== null && start <= now && { [time]: t('field.in_the_past') }),
    ...(name.trim() === '' && { name: t('field.required') }),
    ...longerThan(limits.NAME_MAX, { name }, t),
    ...(!isEmail(email.trim()) && { email: t(email.trim() === '' ? 'field.required' : 'field.email') }),
    ...guestProblems(guests, email.trim(), t),
    ...answerTexts(questionsOf(eventType, location, t), values, t),
  }
}

function answerTexts(questions: readonly Question[], values: BookValues, t: HostTranslate): Problems {
  const problems = answerProblems(questions, answersTo(questions, values))
  return Object.fromEntries(
    problems.map(({ questionId, code, length, max }) => [
      `answers.${questionId}`,
      length !== undefined && max !== undefined
        ? t('field.too_long_by', { length, max })
        : t(code === 'required' || code === 'not_an_option' ? `field.${code}` : 'field.format'),
    ]),
  )
}

/** Without answers to questions of another event type. */
function answersTo(
  questions: readonly { id: string }[],
  { answers }: BookValues,
): Record<string, Answer | undefined> {
  return Object.fromEntries(
    questions.flatMap(({ id }) => (Object.hasOwn(answers, id) ? [[id, answers[id]]] : [])),
  )
}

/** The fields that the server blames. */
export function meetingRefusals(error: unknown, t: HostTranslate): Problems | undefined {
  return fieldProblems(error, t, (path) => guestsFieldOf(path.replace(/^invitee\./, '')))
}

type Body = Api['POST /bookings/by-host']['$args']['body']

export function bodyOf(
  values: BookValues,
  {
    start,
    eventType,
    language,
    accepted,
  }: {
    start: Instant
    eventType: EventType
    language: NonNullable<Body['language']>
    /** What the meeting may overlap. */
    accepted: readonly Reason[]
  },
  t: HostTranslate,
): Body {
  const { anyTime, name, email, guests, timeZone, location } = values
  const given = Object.entries(answersTo(questionsOf(eventType, location, t), values))
  return {
    eventTypeId: eventType.id,
    start: new Date(start).toISOString(),
    timeZone,
    language,
    invitee: { name: name.trim(), email: email.trim() },
    guests: addressesIn(guests),
    location,
    answers: Object.fromEntries(
      given.flatMap(([id, answer]) =>
        answer === undefined ? [] : [[id, typeof answer === 'string' ? answer : [...answer]]],
      ),
    ),
    ...(anyTime && {
      anyTime,
      acceptedConflicts: accepted.flatMap(({ start: from, end }) =>
        from !== undefined && end !== undefined ? [{ start: from, end }] : [],
      ),
    }),
  }
}
