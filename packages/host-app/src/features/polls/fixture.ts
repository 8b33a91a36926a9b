import type { Poll } from '@scheduling/contract'
import { DAY, HOUR, rankOptions } from '@scheduling/domain'
import type { Answers } from '../../fixtures/fixture.ts'
import { found, idOf, iso, notHere, NOW, refusal } from '../../fixtures/fixture.ts'

export function pollOf(change: Partial<Poll>): Poll {
  const starts = [2, 3, 6].map((days) => iso(NOW + days * DAY + 2 * HOUR))
  return {
    id: idOf('poll', 1),
    slug: 'r8d2m5x0w1qz',
    name: 'Reading circle',
    description: 'An evening about one book.',
    duration: 60,
    locations: [{ kind: 'google_meet' }],
    timeZone: 'Europe/Berlin',
    isAllDay: false,
    questions: [],
    deadline: null,
    hidesNames: false,
    hidesVotes: false,
    notifiesParticipants: true,
    notifiesHost: true,
    holdsTimes: false,
    ending: 'host',
    slots: starts,
    state: 'open',
    votes: 2,
    bookingId: null,
    finalStart: null,
    createdAt: iso(NOW - DAY),
    options: starts.map((start, id) => ({
      id,
      start,
      date: null,
      capacity: null,
      yes: [1, 2, 0][id] ?? 0,
      ifNeedBe: [0, 0, 1][id] ?? 0,
      no: [1, 0, 0][id] ?? 0,
      requiredMissing: [1, 0, 1][id] ?? 0,
    })),
    ranking: [1, 0, 2],
    voters: [
      {
        id: idOf('poll', 11),
        name: 'Ada Guest',
        email: 'ada@example.com',
        choices: { 0: 'yes', 1: 'yes', 2: 'if_need_be' },
        declined: false,
        isProved: true,
        borrowsName: false,
        answers: [],
        at: iso(NOW - HOUR),
      },
      {
        id: idOf('poll', 12),
        name: 'Lin',
        email: 'lin@example.com',
        choices: { 0: 'no', 1: 'yes' },
        declined: false,
        isProved: true,
        borrowsName: false,
        answers: [{ label: 'Tea or coffee?', answer: 'Tea' }],
        at: iso(NOW - 2 * HOUR),
      },
    ],
    people: [
      { id: idOf('poll', 21), email: 'lin@example.com', isRequired: true, hasVoted: true, isProved: true },
      { id: idOf('poll', 22), email: 'kim@example.com', isRequired: false, hasVoted: false, isProved: false },
    ],
    comments: [
      {
        id: idOf('poll', 31),
        name: 'Lin',
        text: 'Could we begin earlier?',
        at: iso(NOW - HOUR),
        borrowsName: false,
      },
    ],
    ...change,
  }
}

const UNSAID = { yes: 0, ifNeedBe: 0, no: 0, requiredMissing: 0, date: null }

export interface PollsState {
  polls: Poll[]
}

const pollsState = (): PollsState => ({ polls: [] })

function pollsAnswers(
  state: PollsState,
): Answers<
  | 'GET /polls'
  | 'POST /polls'
  | 'GET /polls/:id'
  | 'PATCH /polls/:id'
  | 'DELETE /polls/:id'
  | 'POST /polls/:id/finish'
  | 'POST /polls/:id/remind'
  | 'GET /polls/at/:owner/:poll'
  | 'POST /polls/votes'
  | 'POST /polls/votes/open'
  | 'PUT /polls/votes'
  | 'POST /polls/votes/withdraw'
  | 'POST /polls/votes/attend'
  | 'POST /polls/votes/decline'
  | 'POST /polls/comments'
> {
  const poll = (id: string) => found(state.polls, id, 'poll_not_found')
  return {
    'GET /polls': () => ({ polls: state.polls.filter((one) => one.state === 'open') }),
    'POST /polls': ({ body }) => {
      const { people: _, options, ...said } = body
      const shown = options.map(({ start, capacity = null }, id) => ({ ...UNSAID, id, start, capacity }))
      const added = pollOf({
        ...said,
        id: crypto.randomUUID(),
        options: shown,
        slots: options.map(({ start }) => start),
        ranking: rankOptions(
          shown.map((option) => ({ ...option, start: Date.parse(option.start) })),
          NOW,
        ).map(({ id }) => id),
        votes: 0,
        voters: [],
        people: [],
        comments: [],
      })
      state.polls.unshift(added)
      return added
    },
    'GET /polls/:id': ({ params }) => poll(params.id),
    'PATCH /polls/:id': ({ params, body = {} }) => {
      const { options: { add = [], remove = [] } = {}, people, ...said } = body
      const known = poll(params.id)
      const next = Math.max(...known.options.map(({ id }) => id)) + 1
      const added = add.map(({ start, capacity = null }, index) => ({
        ...UNSAID,
        id: next + index,
        start,
        capacity,
      }))
      const options = [...known.options.filter(({ id }) => !remove.includes(id)), ...added]
      const asked = people?.put?.map((person, index) => ({
        ...person,
        id: idOf('poll', 40 + index),
        hasVoted: false,
        isProved: false,
      }))
      return Object.assign(known, said, {
        options,
        slots: options.map(({ start }) => start),
        people: asked ?? known.people,
      })
    },
    'DELETE /polls/:id': ({ params }) => {
      state.polls = state.polls.filter(({ id }) => id !== params.id)
      return undefined
    },
    'POST /polls/:id/finish': ({ params, body }) => {
      const option = poll(params.id).options.find(({ id }) => id === body.option)
      if (!option) throw refusal('slot_not_available')
      return Object.assign(poll(params.id), {
        state: 'finished',
        finalStart: option.start,
        bookingId: idOf('booking', 1),
      })
    },
    'POST /polls/:id/remind': () => ({ reminded: 1 }),
    'GET /polls/at/:owner/:poll': notHere,
    'POST /polls/votes': notHere,
    'POST /polls/votes/open': notHere,
    'PUT /polls/votes': notHere,
    'POST /polls/votes/withdraw': notHere,
    'POST /polls/votes/attend': notHere,
    'POST /polls/votes/decline': notHere,
    'POST /polls/comments': notHere,
  }
}

export const pollsFixture = { state: pollsState, answers: pollsAnswers }
