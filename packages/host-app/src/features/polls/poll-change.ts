import type { Api, Poll } from '@scheduling/contract'
import { addressesIn, dateOf } from '@scheduling/domain'
import type { PollValues } from './poll-values.ts'
import { deadlineOf, optionsOf, questionsOf } from './poll-values.ts'

type Change = NonNullable<Api['PATCH /polls/:id']['$args']['body']>

const MERGED = [
  'name',
  'description',
  'duration',
  'locations',
  'ending',
  'hidesNames',
  'hidesVotes',
  'notifiesParticipants',
  'notifiesHost',
  'holdsTimes',
] as const

/** The form values of a poll. */
export function valuesOf(poll: Poll): PollValues {
  const { timeZone, isAllDay, slots, deadline, people } = poll
  const starts = slots.map((slot) => Date.parse(slot))
  const addresses = (isRequired: boolean) =>
    people.flatMap((person) => (person.isRequired === isRequired ? [person.email] : [])).join('\n')
  return {
    name: poll.name,
    description: poll.description,
    duration: poll.duration,
    isAllDay,
    timeZone,
    locations: poll.locations,
    slots: isAllDay ? [] : starts,
    days: isAllDay ? starts.map((start) => dateOf(timeZone, start)) : [],
    capacity: '',
    question: poll.questions[0]?.label ?? '',
    required: addresses(true),
    optional: addresses(false),
    // The last date before the deadline.
    lastDate: deadline === null ? '' : dateOf(timeZone, Date.parse(deadline) - 1),
    ending: poll.ending,
    hidesNames: poll.hidesNames,
    hidesVotes: poll.hidesVotes,
    notifiesParticipants: poll.notifiesParticipants,
    notifiesHost: poll.notifiesHost,
    holdsTimes: poll.holdsTimes,
  }
}

/** The body to send: changed fields, and the options and people to add or remove. */
export function changeOf(poll: Poll, values: PollValues, changed: Partial<PollValues>): Change {
  const merged = MERGED.flatMap((key) => (key in changed ? [[key, values[key]] as const] : []))
  const isNewDeadline = 'lastDate' in changed
  return {
    ...(Object.fromEntries(merged) as Pick<PollValues, (typeof MERGED)[number]>),
    ...(isNewDeadline && { deadline: deadlineOf(values) }),
    ...('question' in changed && { questions: changedQuestions(poll, values) }),
    ...(('slots' in changed || 'days' in changed) && { options: changedOptions(poll, values) }),
    ...(('required' in changed || 'optional' in changed) && { people: changedPeople(poll, values) }),
  }
}

/** This form edits the first question. A program may have added others. */
function changedQuestions({ questions: [first, ...others] }: Poll, values: PollValues): Change['questions'] {
  return [
    ...questionsOf(values).map((asked) => (first ? { ...first, label: asked.label } : asked)),
    ...others,
  ]
}

function changedOptions(poll: Poll, values: PollValues): Change['options'] {
  const wanted = optionsOf(values)
  const capacity = values.capacity === '' ? null : Number(values.capacity)
  const known = new Set(poll.options.map(({ start }) => Date.parse(start)))
  return {
    add: wanted.flatMap((start) =>
      known.has(start) ? [] : [{ start: new Date(start).toISOString(), capacity }],
    ),
    remove: gone(poll, wanted).map(({ id }) => id),
  }
}

function gone({ options }: Poll, wanted: readonly number[]): Poll['options'] {
  return options.filter(({ start }) => !wanted.includes(Date.parse(start)))
}

function changedPeople({ people }: Poll, { required, optional }: PollValues): Change['people'] {
  const put = [
    ...addressesIn(required).map((email) => ({ email, isRequired: true })),
    ...addressesIn(optional).map((email) => ({ email, isRequired: false })),
  ]
  const wanted = new Set(put.map(({ email }) => email.toLowerCase()))
  return { put, remove: people.flatMap(({ id, email }) => (wanted.has(email.toLowerCase()) ? [] : [id])) }
}

/** What voters lose: all votes if the meeting gets longer, otherwise the votes for removed options. */
export function lossesBy(poll: Poll, values: PollValues): { isLonger: boolean; takenAway: number } {
  const said = gone(poll, optionsOf(values)).map(({ yes, ifNeedBe, no }) => yes + ifNeedBe + no)
  return {
    isLonger: !poll.isAllDay && values.duration > poll.duration && poll.votes > 0,
    takenAway: said.filter((count) => count > 0).length,
  }
}
