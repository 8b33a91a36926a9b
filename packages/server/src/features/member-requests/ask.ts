import { DAY, limits, mailboxOf } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import type { SignedIn } from '../../http/caller.ts'
import { allow, countIfFree } from '../abuse/operations.ts'
import { emailKey } from '../accounts/email-key.ts'
import { recordActivity } from '../activity/operations.ts'
import { eventTypeById } from '../event-types/operations.ts'
import { lockOrganization } from '../organizations/operations.ts'
import { found } from '../../errors.ts'
import { hasAccess } from './access.ts'
import { MEMBER_ASKED } from './events.ts'
import { LIMITS } from './limits.ts'
import type { OpenRequest, People } from './operations.ts'
import { isOpen, peopleOf, shownTo } from './operations.ts'
import { mayAnswer } from './policy.ts'
import type { StoredRequest } from './store.ts'
import { putRequest, requestsOf } from './store.ts'

const VALID_MS = limits.REQUEST_DAYS * DAY

type Wish = { kind: 'upgrade' } | { kind: 'event_type'; eventTypeId: string }
type About = Pick<StoredRequest, 'kind' | 'event_type_id'>

/**
 * Asks the owner of the organization for something. Throws `needs_no_request` for what the member has or does themselves,
 * `event_type_not_found`, `not_allowed` for a larger plan where there are none, `rate_limited`. Repeat: asks nothing more
 * while the request is open.
 */
export async function ask(
  context: Context,
  here: SignedIn,
  wish: Wish,
): Promise<{ isNew: boolean; request: OpenRequest }> {
  const { hostId } = here
  if (wish.kind === 'upgrade' && !context.config.hasPlans)
    throw new AppError('not_allowed', { detail: 'kind: this server has no plans' })
  const about = { kind: wish.kind, event_type_id: wish.kind === 'event_type' ? wish.eventTypeId : null }
  return context.db.transaction().execute(async (trx) => {
    found((await lockOrganization(trx, hostId)) || undefined, 'organization_not_found', hostId)
    const people = await peopleOf(trx, here)
    const eventType = about.event_type_id
      ? found(
          await eventTypeById(trx, hostId, about.event_type_id),
          'event_type_not_found',
          about.event_type_id,
        )
      : null
    const hasIt = eventType !== null && (await hasAccess(trx, people.me, eventType.id))
    if (hasIt || mayAnswer(people.me.role, about.kind)) throw new AppError('needs_no_request')
    const open = await openOne(context, trx, people, about)
    const request = open ?? (await record(context, trx, here, people, about, eventType?.name ?? null))
    return { isNew: !open, request: shownTo(people, request, eventType) }
  })
}

async function openOne(
  { clock }: Context,
  trx: Transaction<Database>,
  { me }: People,
  { kind, event_type_id }: About,
): Promise<StoredRequest | undefined> {
  const known = await requestsOf(trx, me.host_id)
  const mine = known.filter((one) => one.asked_by === me.account_id && isOpen(one, clock.now()))
  return mine.find((one) => one.kind === kind && one.event_type_id === event_type_id)
}

async function record(
  context: Context,
  trx: Transaction<Database>,
  here: SignedIn,
  { me, owner }: People,
  about: About,
  eventTypeName: string | null,
): Promise<StoredRequest> {
  const inside = { ...context, db: trx }
  await allow(inside, 'member-request', [[LIMITS.requests, me.account_id]])
  const now = context.clock.now()
  const request = await putRequest(trx, {
    ...about,
    host_id: me.host_id,
    id: randomUUID(),
    asked_by: me.account_id,
    asked_of: owner.account_id,
    person: me.person,
    asked_at: new Date(now),
    ends_at: new Date(now + VALID_MS),
  })
  const kind = about.kind === 'upgrade' ? 'upgrade_requested' : 'access_requested'
  await recordActivity(context, trx, here, kind, eventTypeName, request.id)
  if (await countIfFree(inside, LIMITS.requestMails, mailboxOf(emailKey(owner))))
    await context.events.record(trx, MEMBER_ASKED, {
      hostId: owner.person,
      organization: me.host_id,
      requestId: request.id,
    })
  return request
}
