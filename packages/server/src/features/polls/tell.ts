import type { Instant } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { PollNews, PollNewsKind } from './record/events.ts'
import { POLL_NEWS } from './record/events.ts'
import { stateOf } from './record/state.ts'
import type { StoredOption } from './record/options-store.ts'
import { everyOptionOf } from './record/options-store.ts'
import { personById, stoppedIn } from './record/people-store.ts'
import type { StoredPoll } from './record/store.ts'
import { pollById } from './record/store.ts'
import type { StoredVote } from './record/votes-store.ts'
import { isProved, stands, updateVote, voteById, voteOfPerson } from './record/votes-store.ts'
import { FIRST_MAILED, voteUrl, voteToken } from './record/vote-token.ts'

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
  /** How the options have changed since the voter last knew. */
  changes?: OptionChanges
}

export interface OptionChanges {
  /** The last of them. */
  revision: number
  added: Instant[]
  takenAway: Instant[]
}

/** Undefined where it is not true any more, or nobody is left to be told. */
export async function pollToTell(
  { db, clock }: Context,
  { hostId, pollId, kind, about }: PollNews,
): Promise<PollToTell | undefined> {
  const poll = await pollById(db, hostId, pollId)
  if (!poll || poll.deleted_at || about === null) return undefined
  const isOpen = stateOf(poll, clock.now()) === 'open'
  if (kind === 'invited' || kind === 'reminder') {
    const person = await personById(db, hostId, about)
    const vote = person && (await voteOfPerson(db, poll, person.email_key))
    if (!isOpen || !person || (vote && isProved(vote))) return undefined
    if ((await stoppedIn(db, poll)).has(person.email_key)) return undefined
    return { poll, to: vote ? { kind: 'voter', vote } : { kind: 'person', email: person.email } }
  }
  const vote = await voteById(db, hostId, about)
  if (kind === 'decided') {
    if (stateOf(poll, clock.now()) !== 'finished' || (poll.final_start?.getTime() ?? 0) <= clock.now())
      return undefined
    const reader = vote ?? (await personById(db, hostId, about))
    if (!reader || (await stoppedIn(db, poll)).has(reader.email_key)) return undefined
    return { poll, to: vote ? { kind: 'voter', vote } : { kind: 'person', email: reader.email } }
  }
  if (!vote) return undefined
  if (kind === 'voted_host' || kind === 'declined_host' || kind === 'attends_host')
    return { poll, to: { kind: 'host', vote } }
  if (kind === 'removed' && (!isOpen || stands(vote))) return undefined
  // Who votes has asked for their link.
  if (!LINKS_ASKED_FOR.includes(kind) && (await stoppedIn(db, poll)).has(vote.email_key)) return undefined
  if (kind !== 'changed') return { poll, to: { kind: 'voter', vote } }
  const changes = changesFor(vote, await everyOptionOf(db, poll))
  const isNews = isOpen && changes.added.length + changes.takenAway.length > 0
  return isNews ? { poll, to: { kind: 'voter', vote }, changes } : undefined
}

/** Whether its reader has proved that the vote is theirs; null: there is none. */
export function proofOf({ to }: PollToTell): 'proved' | 'unproved' | null {
  if (to.kind !== 'voter' || !stands(to.vote)) return null
  return to.vote.proved_at ? 'proved' : 'unproved'
}

const LINKS_ASKED_FOR: readonly PollNewsKind[] = ['voted', 'voted_again']

/** What came and went again meanwhile is nothing to them. */
function changesFor({ known_revision: known }: StoredVote, options: readonly StoredOption[]): OptionChanges {
  const isNew = (revision: number | null) => revision !== null && revision > known
  const revisions = options.flatMap(({ added_in, removed_in }) => [added_in ?? 0, removed_in ?? 0])
  return {
    revision: Math.max(...revisions),
    added: starts(options.filter((option) => isNew(option.added_in) && option.removed_in === null)),
    takenAway: starts(options.filter((option) => isNew(option.removed_in) && !isNew(option.added_in))),
  }
}

function starts(options: readonly StoredOption[]): Instant[] {
  return options.map(({ starts_at }) => starts_at.getTime())
}

/** The options as the mail says them are what they know. Repeat: the same. */
export async function rememberTold({ db, clock }: Context, { poll, to }: PollToTell): Promise<void> {
  if (to.kind !== 'voter') return
  await updateVote(db, to.vote, { known_revision: poll.revision, told_at: new Date(clock.now()) })
}

/** Where whoever reads a mail changes what they said. */
export function mailedUrl(context: Context, origin: string, vote: StoredVote): string {
  return linkOf(context, origin, vote, Math.max(vote.generation, FIRST_MAILED))
}

/** Likewise, of a generation of its own: whoever opens it ends all links before it. */
export function newUrl(context: Context, origin: string, vote: StoredVote): string {
  return linkOf(context, origin, vote, vote.generation + 1)
}

function linkOf(context: Context, origin: string, { host_id, id }: StoredVote, generation: number): string {
  return voteUrl(origin, voteToken(context, { hostId: host_id, voteId: id, generation }))
}
