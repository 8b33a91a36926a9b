import type { ExportPart } from '../exports/events.ts'
import { presentSummary, presentVoter } from './present.ts'
import { commentsOf } from './comments-store.ts'
import { optionsOf } from './options-store.ts'
import { peopleOf, stoppedIn } from './people-store.ts'
import { listPolls } from './store.ts'
import { countVotes, everyVoterOf } from './votes-store.ts'

// No limit on what is exported.
const ALL = 1_000_000

/** Polls with all votes and comments. */
export const pollsPart: ExportPart = {
  name: 'polls',
  tables: ['polls', 'poll_options', 'poll_votes', 'poll_people', 'poll_mail_stops', 'poll_comments'],
  async *rows({ db, clock }, host) {
    for (const poll of await listPolls(db, host)) {
      const options = await optionsOf(db, poll)
      yield {
        ...presentSummary(poll, { options, votes: await countVotes(db, poll, 'all') }, clock.now()),
        voters: (await everyVoterOf(db, poll)).map((vote) => presentVoter(poll, vote)),
        people: (await peopleOf(db, poll)).map(({ email, is_required }) => ({
          email,
          isRequired: is_required,
        })),
        wantNoMails: [...(await stoppedIn(db, poll))],
        comments: (await commentsOf(db, poll, ALL)).map(({ name, text, written_at }) => ({
          name,
          text,
          at: written_at.toISOString(),
        })),
      }
    }
  },
}
