import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database, Db } from '../../database/schema.ts'
import { AppError, found, notFound } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting, Calling, SignedIn } from '../../http/caller.ts'
import { networkOf } from '../../http/network.ts'
import { allow } from '../abuse/operations.ts'
import { recordActivity } from '../activity/operations.ts'
import { eventTypeById } from '../event-types/operations.ts'
import { hostById } from '../hosts/operations.ts'
import { readKey } from '../organizations/mailed-key.ts'
import type { Member } from '../organizations/operations.ts'
import { lockOrganization, membersOf } from '../organizations/operations.ts'
import { actingAs } from '../sessions/operations.ts'
import { grantAccess } from './access.ts'
import { MEMBER_ANSWERED } from './events.ts'
import { LIMITS } from './limits.ts'
import { isOpen } from './operations.ts'
import { mayAnswer } from './policy.ts'
import type { StoredRequest } from './store.ts'
import { requestById, requestByKey, setAnswer } from './store.ts'
import type { Answer } from './tables.ts'

/** A request as the reader of its mail sees it. */
export interface MailedRequest {
  request: StoredRequest
  organization: { id: HostId; name: string }
  eventType: { id: string; name: string } | null
  /** Of the member who asks. */
  name: string
}

/** Changes nothing. Throws `link_expired` for a key that has ended or never was one, `rate_limited`. */
export async function readMailedRequest(
  context: Context,
  key: string,
  calling: Calling,
): Promise<MailedRequest> {
  await limitGuesses(context, calling)
  return mailed(context.db, await byKey(context, context.db, key))
}

/**
 * The key proves the mailbox of the owner. Throws what reading does, `event_type_not_found`, `slug_taken`, and
 * `request_answered` if the other answer was given. Repeat: the same.
 */
export async function answerMailedRequest(
  context: Context,
  key: string,
  answer: Answer,
  calling: Calling,
): Promise<MailedRequest> {
  await limitGuesses(context, calling)
  const named = readKey(key)
  return context.db.transaction().execute(async (trx) => {
    if (named) await lockOrganization(trx, named.hostId)
    const request = await byKey(context, trx, key)
    await decide(context, trx, actingAs(request.host_id, calling), request, answer)
    return mailed(trx, await byKey(context, trx, key))
  })
}

/** Throws `request_not_found`, `role_not_allowed`, and what answering by mail does. Repeat: the same. */
export async function answerRequest(
  context: Context,
  here: SignedIn,
  id: string,
  answer: Answer,
): Promise<void> {
  const { hostId, accountId } = here
  await context.db.transaction().execute(async (trx) => {
    await lockOrganization(trx, hostId)
    const members = await membersOf(trx, hostId)
    const me = found(
      members.find((member) => member.account_id === accountId),
      'request_not_found',
      id,
    )
    const request = await requestById(trx, { host_id: hostId, id })
    const isKnown = request && (request.answer !== null || isOpen(request, context.clock.now()))
    if (!isKnown) throw notFound('request_not_found', id)
    if (!mayAnswer(me.role, request.kind)) throw new AppError('role_not_allowed')
    await decide(context, trx, here, request, answer)
  })
}

async function limitGuesses(context: Context, { ip }: Calling): Promise<void> {
  await allow(context, 'member-request-answer', [[LIMITS.answers, networkOf(ip)]])
}

/** A key is good for whom it was mailed to, as long as they own the organization. */
async function byKey({ clock }: Context, db: Db, key: string): Promise<StoredRequest> {
  const named = readKey(key)
  const request = named && (await requestByKey(db, named.hostId, named.hash, new Date(clock.now())))
  if (!request) throw new AppError('link_expired')
  const members = await membersOf(db, request.host_id)
  const isOwner = members.some(({ role, account_id }) => role === 'owner' && account_id === request.asked_of)
  if (!isOwner) throw new AppError('link_expired')
  return request
}

async function mailed(db: Db, request: StoredRequest): Promise<MailedRequest> {
  const { host_id: hostId, event_type_id: eventTypeId, person } = request
  const [host, member, eventType] = await Promise.all([
    hostById(db, hostId),
    hostById(db, person),
    eventTypeId === null ? null : eventTypeById(db, hostId, eventTypeId),
  ])
  if (!host || !member || eventType === undefined) throw new AppError('link_expired')
  return { request, organization: { id: hostId, name: host.name }, eventType, name: member.name }
}

/** Call it with the organization locked. */
async function decide(
  context: Context,
  trx: Transaction<Database>,
  acting: Acting,
  request: StoredRequest,
  answer: Answer,
): Promise<void> {
  if (request.answer === answer) return
  if (request.answer !== null) throw new AppError('request_answered')
  const { host_id: hostId, event_type_id: eventTypeId, id, person } = request
  if (answer === 'granted' && eventTypeId !== null)
    await grantAccess(context, trx, acting, await memberOf(trx, request), eventTypeId)
  await setAnswer(trx, request, answer, new Date(context.clock.now()))
  const kind = answer === 'granted' ? 'request_granted' : 'request_declined'
  await recordActivity(context, trx, acting, kind, (await hostById(trx, person))?.name ?? null, id)
  await context.events.record(trx, MEMBER_ANSWERED, {
    hostId: person,
    organization: hostId,
    requestId: id,
  })
}

/** Requests go with their member. */
async function memberOf(trx: Transaction<Database>, request: StoredRequest): Promise<Member> {
  const members = await membersOf(trx, request.host_id)
  return found(
    members.find(({ account_id }) => account_id === request.asked_by),
    'request_not_found',
    request.id,
  )
}
