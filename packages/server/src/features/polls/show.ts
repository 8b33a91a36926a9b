import type { PublicPoll } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Host } from '../hosts/operations.ts'
import { findHost, findHostByLink } from '../hosts/operations.ts'
import { presentOwner } from '../hosts/present.ts'
import { placeBeforeBooking } from '../offers/present.ts'
import { countedIn, isFull } from './count-vote.ts'
import { borrowsHostsName, presentComment, presentOption } from './present.ts'
import { stateOf } from './state.ts'
import { commentsOf } from './comments-store.ts'
import { optionsOf } from './options-store.ts'
import type { StoredPoll } from './store.ts'
import { pollAt } from './store.ts'
import { countsIn } from './tallies.ts'
import { countVotes, votesOf } from './votes-store.ts'

export interface PollHere {
  host: Host
  poll: StoredPoll
}

/** The poll at a public address. Throws `poll_not_found`, also for a deleted one. */
export async function pollHere(context: Context, ownerLink: string, slug: string): Promise<PollHere> {
  const host = await findHostByLink(context, ownerLink)
  const poll = host?.opened_at ? await pollAt(context.db, host.link, slug) : undefined
  if (!host || !poll || poll.deleted_at)
    throw new AppError('poll_not_found', { detail: `poll: "${slug}" is no poll of "${ownerLink}"` })
  return { host, poll }
}

/** Whether this address had a poll, deleted or not. */
export async function wasPollAt(context: Context, ownerLink: string, slug: string): Promise<boolean> {
  return (await pollAt(context.db, ownerLink, slug)) !== undefined
}

/** What voters may see: only the host gets hidden names and votes. */
export async function publicPoll(context: Context, poll: StoredPoll): Promise<PublicPoll> {
  const { hides_names: hidesNames, hides_votes: hidesVotes } = poll
  const now = context.clock.now()
  const showsVoters = !(hidesNames && hidesVotes)
  const counted = countedIn(poll)
  const [host, options, votes, voters, comments] = await Promise.all([
    findHost(context, poll.host_id),
    optionsOf(context.db, poll),
    countVotes(context.db, poll, counted),
    showsVoters ? votesOf(context.db, poll, counted, limits.VOTES_SHOWN) : [],
    commentsOf(context.db, poll, limits.VOTES_SHOWN),
  ])
  if (!host) throw new AppError('poll_not_found')
  return {
    owner: presentOwner(host),
    slug: poll.slug,
    name: poll.name,
    description: poll.description,
    duration: poll.duration,
    locations: poll.locations.map(placeBeforeBooking),
    timeZone: poll.time_zone,
    isAllDay: poll.is_all_day,
    questions: poll.questions,
    deadline: poll.deadline?.toISOString() ?? null,
    state: stateOf(poll, now),
    finalStart: poll.final_start?.toISOString() ?? null,
    revision: poll.revision,
    hidesNames,
    hidesVotes,
    options: options.map((option) => ({
      ...presentOption(poll, option),
      isFull: isFull(poll, option),
      isPast: option.starts_at.getTime() <= now,
      tally: hidesVotes ? null : countsIn(option, counted),
    })),
    votes: hidesVotes && hidesNames ? null : votes,
    voters: voters.map((vote) => ({
      name: hidesNames ? null : vote.name,
      choices: hidesVotes ? null : vote.choices,
      isProved: vote.proved_at !== null,
      borrowsName: !hidesNames && borrowsHostsName(vote, host),
    })),
    comments: comments.map((comment) => ({
      ...presentComment(comment, host),
      ...(hidesNames && { name: '', borrowsName: false }),
    })),
  }
}
