import { limits, rankOptions } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { WholePoll } from './present.ts'
import { commentsOf } from './comments-store.ts'
import { optionsOf } from './options-store.ts'
import { peopleOf } from './people-store.ts'
import type { StoredPoll } from './store.ts'
import { countVotes, votesOf, votesOfPeople } from './votes-store.ts'
import { requiredVoters, talliesOf } from './tallies.ts'

/** A poll with what was said in it, as far as a screen can show it. */
export async function wholePoll(context: Context, poll: StoredPoll): Promise<WholePoll> {
  const { db, clock } = context
  const [options, votes, voters, people, comments] = await Promise.all([
    optionsOf(db, poll),
    countVotes(db, poll),
    votesOf(db, poll, limits.VOTES_LISTED),
    peopleOf(db, poll),
    commentsOf(db, poll, limits.COMMENTS_MAX),
  ])
  const asked = await votesOfPeople(
    db,
    poll,
    people.map(({ email_key }) => email_key),
  )
  const tallies = talliesOf(options, requiredVoters(people, asked))
  return {
    poll,
    options,
    tallies,
    ranked: rankOptions(tallies, clock.now()),
    votes,
    voters,
    people,
    votedKeys: new Set(asked.map(({ email_key }) => email_key)),
    comments,
  }
}
