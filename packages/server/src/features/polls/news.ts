import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { PollNews, PollNewsKind } from './events.ts'
import { POLL_NEWS } from './events.ts'
import { standingOf } from './standing.ts'
import type { StoredPoll } from './store.ts'
import { pollById } from './store.ts'
import { voteUrl, voteToken } from './vote-token.ts'
import type { StoredVote } from './votes-store.ts'
import { personById, voteById, voteOfPerson } from './votes-store.ts'

/** In the transaction of what is told. Repeat: tells it again. */
export async function tell(
  context: Pick<Context, 'events'>,
  trx: Transaction<Database>,
  { host_id, id }: Pick<StoredPoll, 'host_id' | 'id'>,
  kind: PollNewsKind,
  about: string | null,
): Promise<void> {
  await context.events.record(trx, POLL_NEWS, {
    id: randomUUID(),
    hostId: host_id,
    pollId: id,
    kind,
    about,
  })
}

/** What is to be said in a mail, as it stands now. */
export interface PollToTell {
  poll: StoredPoll
  /** Whose mail it is: somebody invited, a voter, or the host. */
  to:
    | { kind: 'person'; email: string }
    | { kind: 'voter'; vote: StoredVote }
    | { kind: 'host'; vote: StoredVote }
}

/** Undefined where it is not true any more, or nobody is left to be told. */
export async function pollToTell(
  { db, clock }: Context,
  { hostId, pollId, kind, about }: PollNews,
): Promise<PollToTell | undefined> {
  const poll = await pollById(db, hostId, pollId)
  if (!poll || poll.deleted_at || about === null) return undefined
  const isOpen = standingOf(poll, clock.now()) === 'open'
  if (kind === 'invited' || kind === 'reminder') {
    const person = await personById(db, hostId, about)
    if (!isOpen || !person || (await voteOfPerson(db, poll, person.email_key))) return undefined
    return { poll, to: { kind: 'person', email: person.email } }
  }
  const vote = await voteById(db, hostId, about)
  if (!vote) return undefined
  if (kind === 'voted_host') return { poll, to: { kind: 'host', vote } }
  if (kind === 'removed' && (!isOpen || Object.keys(vote.choices).length > 0)) return undefined
  return { poll, to: { kind: 'voter', vote } }
}

/** Where a voter changes what they said. */
export function editUrl(context: Context, origin: string, { host_id, id }: StoredVote): string {
  return voteUrl(origin, voteToken(context, host_id, id))
}
