import type { OwnVote, Poll, PollSummary, PublicPoll } from '@scheduling/contract'
import type { Instant, OptionTally } from '@scheduling/domain'
import { dateOfOption } from './offers.ts'
import { standingOf } from './standing.ts'
import type { StoredComment } from './comments-store.ts'
import type { StoredOption } from './options-store.ts'
import type { StoredPerson } from './people-store.ts'
import type { StoredPoll } from './store.ts'
import type { StoredVote } from './votes-store.ts'

/** Of an option, what nobody's votes change. */
export function presentOption(poll: StoredPoll, { id, starts_at, capacity }: StoredOption) {
  return {
    id,
    start: starts_at.toISOString(),
    date: poll.is_all_day ? dateOfOption(poll, { starts_at }) : null,
    capacity,
  }
}

export function presentComment({
  id,
  name,
  text,
  written_at,
}: StoredComment): PublicPoll['comments'][number] {
  return { id, name, text, at: written_at.toISOString() }
}

export function presentSummary(
  poll: StoredPoll,
  { options, votes }: { options: readonly StoredOption[]; votes: number },
  now: Instant,
): PollSummary {
  return {
    id: poll.id,
    slug: poll.slug,
    name: poll.name,
    description: poll.description,
    duration: poll.duration,
    locations: poll.locations,
    timeZone: poll.time_zone,
    isAllDay: poll.is_all_day,
    questions: poll.questions,
    deadline: poll.deadline?.toISOString() ?? null,
    hidesNames: poll.hides_names,
    hidesVotes: poll.hides_votes,
    notifiesParticipants: poll.notifies_participants,
    notifiesHost: poll.notifies_host,
    holdsTimes: poll.holds_times,
    ending: poll.ending,
    slots: options.map(({ starts_at }) => starts_at.toISOString()),
    state: standingOf(poll, now),
    votes,
    bookingId: poll.booking_id,
    finalStart: poll.final_start?.toISOString() ?? null,
    createdAt: poll.created_at.toISOString(),
  }
}

/** Everything that its host sees. */
export interface WholePoll {
  poll: StoredPoll
  options: readonly StoredOption[]
  tallies: readonly OptionTally[]
  ranked: readonly OptionTally[]
  votes: number
  voters: readonly StoredVote[]
  people: readonly StoredPerson[]
  votedKeys: ReadonlySet<string>
  comments: readonly StoredComment[]
}

export function presentPoll(whole: WholePoll, now: Instant): Poll {
  const { poll, options, tallies, ranked, voters, people, votedKeys, comments } = whole
  const missing = new Map(tallies.map(({ id, requiredMissing }) => [id, requiredMissing]))
  return {
    ...presentSummary(poll, whole, now),
    options: options.map((option) => ({
      ...presentOption(poll, option),
      yes: option.yes,
      ifNeedBe: option.if_need_be,
      no: option.no,
      requiredMissing: missing.get(option.id) ?? 0,
    })),
    ranking: ranked.map(({ id }) => id),
    voters: voters.map((vote) => presentVoter(poll, vote)),
    people: people.map(({ id, email, email_key, is_required }) => ({
      id,
      email,
      isRequired: is_required,
      hasVoted: votedKeys.has(email_key),
    })),
    comments: comments.map(presentComment),
  }
}

/** With the words of the questions. */
export function presentVoter(
  { questions }: StoredPoll,
  { id, name, email, choices, answers, voted_at, declined_at }: StoredVote,
): Poll['voters'][number] {
  return {
    id,
    name,
    email,
    choices,
    answers: questions.flatMap((question) => {
      const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined
      const isEmpty = answer === undefined || answer.length === 0
      return isEmpty
        ? []
        : [{ label: question.label, answer: typeof answer === 'string' ? answer : [...answer] }]
    }),
    declined: declined_at !== null,
    at: voted_at.toISOString(),
  }
}

export function presentOwnVote(
  { name, email, choices, answers }: StoredVote,
  poll: PublicPoll,
  link: Pick<OwnVote, 'declines' | 'token' | 'editUrl'>,
): OwnVote {
  const copied = Object.entries(answers).map(([id, answer]) => [
    id,
    typeof answer === 'string' ? answer : [...answer],
  ])
  return {
    poll,
    name,
    email,
    choices,
    answers: Object.fromEntries(copied) as OwnVote['answers'],
    ...link,
  }
}
