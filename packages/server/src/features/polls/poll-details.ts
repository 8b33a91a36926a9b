import { limits, rankOptions } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { found } from '../../errors.ts'
import { findHost } from '../hosts/operations.ts'
import type { PollDetails } from './present.ts'
import { commentsOf } from './comments-store.ts'
import { optionsOf } from './options-store.ts'
import { peopleOf } from './people-store.ts'
import type { StoredPoll } from './store.ts'
import { countVotes, votesOf, votesOfPeople } from './votes-store.ts'
import { requiredVoters, talliesOf } from './tallies.ts'

/** A poll with as many of its votes and comments as a screen can show. */
export async function pollDetails(context: Context, poll: StoredPoll): Promise<PollDetails> {
  const { db, clock } = context
  const [host, options, votes, voters, people, comments] = await Promise.all([
    findHost(context, poll.host_id),
    optionsOf(db, poll),
    countVotes(db, poll, 'all'),
    votesOf(db, poll, 'all', limits.VOTES_LISTED),
    peopleOf(db, poll),
    commentsOf(db, poll, limits.COMMENTS_MAX),
  ])
  const asked = await votesOfPeople(
    db,
    poll,
    people.map(({ email_key }) => email_key),
  )
  const tallies = talliesOf(options, requiredVoters(people, asked), 'all')
  return {
    poll,
    options,
    tallies,
    ranked: rankOptions(tallies, clock.now()),
    votes,
    voters,
    people,
    votesOfPeople: new Map(asked.map((vote) => [vote.email_key, vote])),
    comments,
    host: found(host, 'poll_not_found', poll.id),
  }
}
