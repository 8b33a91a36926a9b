import type { CastVote, OwnVote, Poll, PollSummary, PublicPoll, VoteRequest } from '@scheduling/contract'
import type { Instant, OptionTally } from '@scheduling/domain'
import { borrowsName } from '@scheduling/domain'
import type { Host } from '../hosts/operations.ts'
import { dateOfOption } from './offers.ts'
import { stateOf } from './state.ts'
import type { StoredComment } from './comments-store.ts'
import type { StoredOption } from './options-store.ts'
import type { StoredPerson } from './people-store.ts'
import type { StoredPoll } from './store.ts'
import type { StoredVote } from './votes-store.ts'

/** The part of an option that no vote changes. */
export function presentOption(poll: StoredPoll, { id, starts_at, capacity }: StoredOption) {
  return {
    id,
    start: starts_at.toISOString(),
    date: poll.is_all_day ? dateOfOption(poll, { starts_at }) : null,
    capacity,
  }
}

/** Votes under the host's name are marked, proved or not, unless the proved address is the host's own. */
export function borrowsHostsName(
  { name, email_key, proved_at }: Pick<StoredVote, 'name' | 'email_key' | 'proved_at'>,
  host: Pick<Host, 'name' | 'email'>,
): boolean {
  const isHost = proved_at !== null && email_key === host.email.toLowerCase()
  return !isHost && borrowsName(name, host.name)
}

/** Commenters have no account, so a comment under the host's name may be somebody else's. */
export function presentComment(
  { id, name, text, written_at }: StoredComment,
  host: Pick<Host, 'name'>,
): PublicPoll['comments'][number] {
  return { id, name, text, at: written_at.toISOString(), borrowsName: borrowsName(name, host.name) }
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
    state: stateOf(poll, now),
    votes,
    bookingId: poll.booking_id,
    finalStart: poll.final_start?.toISOString() ?? null,
    createdAt: poll.created_at.toISOString(),
  }
}

/** Everything that its host sees. */
export interface PollDetails {
  poll: StoredPoll
  options: readonly StoredOption[]
  tallies: readonly OptionTally[]
  ranked: readonly OptionTally[]
  votes: number
  voters: readonly StoredVote[]
  people: readonly StoredPerson[]
  /** By address, in lower case. */
  votesOfPeople: ReadonlyMap<string, StoredVote>
  comments: readonly StoredComment[]
  host: Pick<Host, 'name' | 'email'>
}

export function presentPoll(details: PollDetails, now: Instant): Poll {
  const { poll, options, tallies, ranked, voters, people, votesOfPeople, comments, host } = details
  const missing = new Map(tallies.map(({ id, requiredMissing }) => [id, requiredMissing]))
  return {
    ...presentSummary(poll, details, now),
    options: options.map((option) => ({
      ...presentOption(poll, option),
      yes: option.yes,
      ifNeedBe: option.if_need_be,
      no: option.no,
      requiredMissing: missing.get(option.id) ?? 0,
    })),
    ranking: ranked.map(({ id }) => id),
    voters: voters.map((vote) => ({
      ...presentVoter(poll, vote),
      borrowsName: borrowsHostsName(vote, host),
    })),
    people: people.map(({ id, email, email_key, is_required }) => ({
      id,
      email,
      isRequired: is_required,
      hasVoted: votesOfPeople.has(email_key),
      isProved: isProvedVote(votesOfPeople.get(email_key)),
    })),
    comments: comments.map((comment) => presentComment(comment, host)),
  }
}

function isProvedVote(vote: StoredVote | undefined): boolean {
  return vote?.proved_at != null
}

/** With the text of the questions. */
export function presentVoter(
  { questions }: StoredPoll,
  { id, name, email, choices, answers, voted_at, declined_at, proved_at }: StoredVote,
): Omit<Poll['voters'][number], 'borrowsName'> {
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
    isProved: proved_at !== null,
    at: voted_at.toISOString(),
  }
}

/** The part of a vote that only the holder of its link gets. */
type OwnLink = Pick<OwnVote, 'declines' | 'token' | 'editUrl' | 'isByMail'>

export function presentOwnVote(
  { name, email, choices, answers, proved_at }: StoredVote,
  poll: PublicPoll,
  link: OwnLink,
): OwnVote {
  return {
    poll,
    name,
    email,
    choices,
    answers: copyOf(answers),
    isProved: proved_at !== null,
    ...link,
  }
}

/** Repeats the request to a voter who learns only that a link was mailed. */
export function presentMailedVote(
  { name, email, choices, answers }: VoteRequest,
  poll: PublicPoll,
): CastVote {
  const nothing = { declines: null, isProved: false, isByMail: false, token: null, editUrl: null }
  return { poll, name, email, choices, answers: copyOf(answers), ...nothing }
}

function copyOf(answers: StoredVote['answers']): OwnVote['answers'] {
  const copied = Object.entries(answers).map(([id, answer]): [string, string | string[]] => [
    id,
    typeof answer === 'string' ? answer : [...answer],
  ])
  return Object.fromEntries(copied)
}
