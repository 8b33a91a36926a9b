import type { Instant } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { PollNews, PollNewsKind } from './events.ts'
import { POLL_NEWS } from './events.ts'
import { stateOf } from './state.ts'
import type { StoredOption } from './options-store.ts'
import { everyOptionOf } from './options-store.ts'
import { personById, stoppedIn } from './people-store.ts'
import type { StoredPoll } from './store.ts'
import { pollById } from './store.ts'
import type { StoredVote } from './votes-store.ts'
import { isProved, stands, updateVote, voteById, voteOfPerson } from './votes-store.ts'
import { FIRST_MAILED, voteUrl, voteToken } from './vote-token.ts'

/** Records the news in the transaction of the change. Repeat: tells it again. */
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

/** The content of a mail, as of now. */
export interface PollToTell {
  poll: StoredPoll
  /** The reader: an invited person, a voter, or the host. */
  to:
    | { kind: 'person'; email: string }
    | { kind: 'voter'; vote: StoredVote }
    | { kind: 'host'; vote: StoredVote }
  /** How the options changed since the voter last knew. */
  changes?: OptionChanges
}

export interface OptionChanges {
  /** The revision of the last change. */
  revision: number
  added: Instant[]
  takenAway: Instant[]
}

/** Undefined if the news is no longer true, or nobody is left to tell. */
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
  // Voters asked for their own link, so it comes even if they stopped mails.
  if (!LINKS_ASKED_FOR.includes(kind) && (await stoppedIn(db, poll)).has(vote.email_key)) return undefined
  if (kind !== 'changed') return { poll, to: { kind: 'voter', vote } }
  const changes = changesFor(vote, await everyOptionOf(db, poll))
  const isNews = isOpen && changes.added.length + changes.takenAway.length > 0
  return isNews ? { poll, to: { kind: 'voter', vote }, changes } : undefined
}

/** Whether the reader proved their vote; null if they have none. */
export function proofOf({ to }: PollToTell): 'proved' | 'unproved' | null {
  if (to.kind !== 'voter' || !stands(to.vote)) return null
  return to.vote.proved_at ? 'proved' : 'unproved'
}

const LINKS_ASKED_FOR: readonly PollNewsKind[] = ['voted', 'voted_again']

/** Leaves out options that came and went since the voter last knew. */
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

/** Records that the voter now knows the options in the mail. Repeat: the same. */
export async function rememberTold({ db, clock }: Context, { poll, to }: PollToTell): Promise<void> {
  if (to.kind !== 'voter') return
  await updateVote(db, to.vote, { known_revision: poll.revision, told_at: new Date(clock.now()) })
}

/** The link in a mail that opens the reader's vote. */
export function mailedUrl(context: Context, origin: string, vote: StoredVote): string {
  return linkOf(context, origin, vote, Math.max(vote.generation, FIRST_MAILED))
}

/** The same with a new generation: opening it ends all earlier links. */
export function newUrl(context: Context, origin: string, vote: StoredVote): string {
  return linkOf(context, origin, vote, vote.generation + 1)
}

function linkOf(context: Context, origin: string, { host_id, id }: StoredVote, generation: number): string {
  return voteUrl(origin, voteToken(context, { hostId: host_id, voteId: id, generation }))
}
