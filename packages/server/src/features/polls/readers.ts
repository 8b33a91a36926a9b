import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { MailSubject } from '../../mails.ts'
import type { Voters } from '../bookings/voters.ts'
import { voteOf } from './decline.ts'
import { deleteStop, insertStop, peopleOf, stoppedIn } from './people-store.ts'
import type { StoredPoll } from './store.ts'
import { pollById } from './store.ts'
import { everyVoterOf, isProved, voteOfPerson } from './votes-store.ts'

/** A poll with everybody who gets mails about it: invited people and voters. Undefined if there is none. */
export async function pollAsSubject(
  { db }: Context,
  hostId: HostId,
  id: string,
): Promise<MailSubject | undefined> {
  const poll = await pollById(db, hostId, id)
  if (!poll || poll.deleted_at) return undefined
  const [people, votes] = await Promise.all([peopleOf(db, poll), everyVoterOf(db, poll)])
  const addresses = new Set([...people, ...votes].map(({ email }) => email))
  const locales = new Map(votes.map(({ email, locale }) => [email, locale]))
  return {
    kind: 'poll',
    name: poll.name,
    timeZone: poll.time_zone,
    readers: [...addresses].map((recipient) => ({
      audience: 'invitee',
      recipient,
      locale: locales.get(recipient),
    })),
    stops: {
      hasStopped: (context, recipient) => hasStoppedPoll(context, poll, recipient),
      choose: (context, recipient, isWanted) => choosePollMails(context, poll, recipient, isWanted),
    },
  }
}

export const pollVoters: Voters = { kind: 'poll', hasProved: hasProvedVote, pageOf: voteOf }

/** Whether the owner of this mailbox has a proved vote. */
async function hasProvedVote(
  { db }: Pick<Context, 'db'>,
  hostId: HostId,
  pollId: string,
  address: string,
): Promise<boolean> {
  const vote = await voteOfPerson(db, { host_id: hostId, id: pollId }, address.toLowerCase())
  return vote !== undefined && isProved(vote)
}

async function hasStoppedPoll({ db }: Context, poll: StoredPoll, address: string): Promise<boolean> {
  return (await stoppedIn(db, poll)).has(address.toLowerCase())
}

/** Repeat: the same. */
async function choosePollMails(
  { db, clock }: Context,
  poll: StoredPoll,
  address: string,
  isWanted: boolean,
): Promise<void> {
  const key = address.toLowerCase()
  await (isWanted ? deleteStop(db, poll, key) : insertStop(db, poll, key, new Date(clock.now())))
}
