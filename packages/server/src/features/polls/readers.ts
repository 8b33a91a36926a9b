import type { Context } from '../../context.ts'
import { deleteStop, insertStop, peopleOf, stoppedIn } from './people-store.ts'
import type { StoredPoll } from './store.ts'
import { pollById } from './store.ts'
import { everyVoterOf, isProved, voteOfPerson } from './votes-store.ts'

/** A poll with everybody who gets mails about it: those asked, and voters. */
export interface PollReaders {
  poll: StoredPoll
  addresses: string[]
}

/** Undefined where there is none. */
export async function readersOfPoll(
  { db }: Context,
  hostId: string,
  id: string,
): Promise<PollReaders | undefined> {
  const poll = await pollById(db, hostId, id)
  if (!poll || poll.deleted_at) return undefined
  const [people, votes] = await Promise.all([peopleOf(db, poll), everyVoterOf(db, poll)])
  return { poll, addresses: [...new Set([...people, ...votes].map(({ email }) => email))] }
}

/** Whether whoever has this mailbox has voted, and said so. */
export async function hasProvedVote(
  { db }: Pick<Context, 'db'>,
  { hostId, pollId }: { hostId: string; pollId: string },
  address: string,
): Promise<boolean> {
  const vote = await voteOfPerson(db, { host_id: hostId, id: pollId }, address.toLowerCase())
  return vote !== undefined && isProved(vote)
}

export async function hasStoppedPoll({ db }: Context, poll: StoredPoll, address: string): Promise<boolean> {
  return (await stoppedIn(db, poll)).has(address.toLowerCase())
}

/** Repeat: the same. */
export async function choosePollMails(
  { db, clock }: Context,
  poll: StoredPoll,
  address: string,
  isWanted: boolean,
): Promise<void> {
  const key = address.toLowerCase()
  await (isWanted ? deleteStop(db, poll, key) : insertStop(db, poll, key, new Date(clock.now())))
}
