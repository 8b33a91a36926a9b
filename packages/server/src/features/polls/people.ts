import type { api } from '@scheduling/contract'
import { DAY, limits } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError, fieldError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import { tell } from './tell.ts'
import { lockedPoll } from './get-poll.ts'
import { deletePeople, insertPeople, peopleOf, stoppedIn, updatePerson } from './people-store.ts'
import { stateOf } from './state.ts'
import type { StoredPoll } from './store.ts'
import { isProved, votesOfPeople } from './votes-store.ts'

// After a reminder, people get no further one for a day.
const REMIND_AGAIN = DAY

type Asked = NonNullable<(typeof api)['POST /polls']['$input']['body']['people']>
type ChangedPeople = NonNullable<(typeof api)['PATCH /polls/:id']['$input']['body']['people']>

/** Invites each address once. */
export async function invite(
  context: Context,
  trx: Transaction<Database>,
  poll: StoredPoll,
  people: Asked,
): Promise<void> {
  const rows = [...byKey(people)].map(([key, { email, isRequired }]) => ({
    host_id: poll.host_id,
    id: randomUUID(),
    poll_id: poll.id,
    email,
    email_key: key,
    is_required: isRequired,
  }))
  await insertPeople(trx, rows)
  for (const { id } of rows) await tell(context, trx, poll, 'invited', id)
}

function byKey(people: Asked): Map<string, Asked[number]> {
  return new Map(people.map((person) => [person.email.toLowerCase(), person]))
}

/** Invites new people to vote. Votes of removed people stay. Throws `invalid_input`. */
export async function changePeople(
  context: Context,
  trx: Transaction<Database>,
  poll: StoredPoll,
  { put = [], remove = [] }: ChangedPeople,
): Promise<void> {
  await deletePeople(trx, poll, remove)
  const known = new Map((await peopleOf(trx, poll)).map((person) => [person.email_key, person]))
  const wanted = byKey(put)
  for (const [key, { isRequired }] of wanted) {
    const person = known.get(key)
    if (person && person.is_required !== isRequired)
      await updatePerson(trx, person, { is_required: isRequired })
  }
  const added = [...wanted].flatMap(([key, person]) => (known.has(key) ? [] : [person]))
  if (known.size + added.length > limits.POLL_PEOPLE_MAX)
    throw fieldError('people.put', 'too_many', `At most ${limits.POLL_PEOPLE_MAX} people`)
  await invite(context, trx, poll, added)
}

/**
 * Reminds invited people who have no proved vote and have not stopped mails, each at most once a day. Answers how
 * many. Throws `poll_not_found`, `poll_closed`.
 */
export async function remindPeople(context: Context, hostId: HostId, id: string): Promise<number> {
  const now = context.clock.now()
  return context.db.transaction().execute(async (trx) => {
    const poll = await lockedPoll(trx, hostId, id)
    if (stateOf(poll, now) !== 'open') throw new AppError('poll_closed')
    const people = await peopleOf(trx, poll)
    const keys = people.map(({ email_key }) => email_key)
    const votes = await votesOfPeople(trx, poll, keys)
    const voted = new Set(votes.flatMap((vote) => (isProved(vote) ? [vote.email_key] : [])))
    const stopped = await stoppedIn(trx, poll)
    const asked = people.filter(
      ({ email_key, reminded_at }) =>
        !voted.has(email_key) &&
        !stopped.has(email_key) &&
        (reminded_at === null || reminded_at.getTime() + REMIND_AGAIN <= now),
    )
    for (const person of asked) {
      await updatePerson(trx, person, { reminded_at: new Date(now) })
      await tell(context, trx, poll, 'reminder', person.id)
    }
    return asked.length
  })
}
