import type { Instant } from '@scheduling/domain'
import { DAY } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database, Db } from '../../database/schema.ts'
import { found } from '../../errors.ts'
import type { SignedIn } from '../../http/caller.ts'
import type { StoredEventType } from '../event-types/operations.ts'
import { listHostEventTypes } from '../event-types/operations.ts'
import type { GoneMember } from '../organizations/events.ts'
import type { MemberProfile } from '../organizations/operations.ts'
import { memberProfilesOf } from '../organizations/operations.ts'
import { hasAccess } from './access.ts'
import { mayAnswer } from './policy.ts'
import type { StoredRequest } from './store.ts'
import { deleteRequestsEndedBefore, deleteRequestsOf, requestsOf } from './store.ts'

// As long as a member may wonder what came of it.
const ENDED_KEPT_MS = 30 * DAY

type Named = Pick<StoredEventType, 'id' | 'name'>

/** The members of an organization, seen by one of them. */
export interface People {
  me: MemberProfile
  owner: MemberProfile
  members: readonly MemberProfile[]
}

/** A request as a member sees it. */
export interface OpenRequest {
  request: StoredRequest
  /** Null: a larger plan. */
  eventType: Named | null
  /** Of the member who asks. */
  name: string
  isMine: boolean
  mayAnswer: boolean
}

/** Throws `organization_not_found` for one's own host, and for those who have gone. */
export async function peopleOf(
  db: Db,
  { hostId, accountId }: Pick<SignedIn, 'hostId' | 'accountId'>,
): Promise<People> {
  const members = await memberProfilesOf(db, hostId)
  const me = members.find((member) => member.account_id === accountId)
  const owner = members.find(({ role }) => role === 'owner')
  return {
    me: found(me, 'organization_not_found', hostId),
    owner: found(owner, 'organization_not_found', hostId),
    members,
  }
}

export function isOpen({ answer, ends_at }: StoredRequest, now: Instant): boolean {
  return answer === null && ends_at.getTime() > now
}

export function shownTo(
  { me, members }: People,
  request: StoredRequest,
  eventType: Named | null,
): OpenRequest {
  return {
    request,
    eventType,
    name: members.find(({ account_id }) => account_id === request.asked_by)?.host.name ?? '',
    isMine: request.asked_by === me.account_id,
    mayAnswer: mayAnswer(me.role, request.kind),
  }
}

/** Open requests: all that the caller answers, and their own. */
export async function openRequests(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  here: Pick<SignedIn, 'hostId' | 'accountId'>,
): Promise<OpenRequest[]> {
  const open = (await requestsOf(db, here.hostId)).filter((request) => isOpen(request, clock.now()))
  if (open.length === 0) return []
  const people = await peopleOf(db, here)
  const eventTypes = await listHostEventTypes({ db }, here.hostId)
  return open.flatMap((request) => {
    const eventType = eventTypes.find(({ id }) => id === request.event_type_id) ?? null
    const isGone = request.event_type_id !== null && eventType === null
    const shown = shownTo(people, request, eventType)
    return !isGone && (shown.isMine || shown.mayAnswer) ? [shown] : []
  })
}

export interface AskableEventType {
  eventType: Named
  isMine: boolean
  isAsked: boolean
}

/** Throws `organization_not_found` for one's own host. */
export async function askableEventTypes(context: Context, here: SignedIn): Promise<AskableEventType[]> {
  const { db } = context
  const { me } = await peopleOf(db, here)
  const mine = (await openRequests(context, here)).filter(({ isMine }) => isMine)
  const eventTypes = await listHostEventTypes({ db }, here.hostId)
  return Promise.all(
    eventTypes.map(async (eventType) => ({
      eventType,
      isMine: await hasAccess(db, me, eventType.id),
      isAsked: mine.some(({ request }) => request.event_type_id === eventType.id),
    })),
  )
}

/** Called when somebody goes. */
export async function dropRequests(
  _: Context,
  trx: Transaction<Database>,
  { organization, person }: GoneMember,
): Promise<void> {
  await deleteRequestsOf(trx, organization, person)
}

/** Called by the daily job. Repeat: does nothing. */
export async function cleanUpRequests({ db, clock }: Context): Promise<void> {
  await deleteRequestsEndedBefore(db, new Date(clock.now() - ENDED_KEPT_MS))
}
