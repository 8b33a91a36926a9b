import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { isUniqueViolation } from '../../database/violations.ts'
import { found } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { SignedIn } from '../../http/caller.ts'
import { allow } from '../abuse/operations.ts'
import { hostFor, lockAccount } from '../accounts/operations.ts'
import { recordActivity } from '../activity/operations.ts'
import { linkTaken } from '../hosts/link.ts'
import { findHost, insertHost, openPages, releaseLinks } from '../hosts/operations.ts'
import type { Repeatable } from '../idempotency/operations.ts'
import { rememberRequest } from '../idempotency/operations.ts'
import { beginWithPlanOf } from '../plans/copied.ts'
import { requireFeature } from '../plans/plans.ts'
import { LIMITS } from './limits.ts'
import type { OwnOrganization } from './operations.ts'
import { addMember, requireOwnsNone } from './operations.ts'
import { ORGANIZATION_OPENED } from './opened.ts'
import { insertOrganization } from './store.ts'

/**
 * Creates an organization. It begins with the plan of who creates it. Throws `upgrade_required`, `owns_organization`,
 * `slug_taken`, `rate_limited`. Repeat: refused.
 */
export async function createOrganization(
  context: Context,
  here: SignedIn,
  { name, link }: { name: string; link: string },
  repeat?: Repeatable,
): Promise<OwnOrganization> {
  const { accountId } = here
  const person = found(await findHost(context, await hostFor(context, accountId)), 'not_signed_in', accountId)
  await requireFeature(context, person.id, 'organization')
  await allow(context, 'organization', [[LIMITS.organizations, { ...here, hostId: person.id }]])
  const now = new Date(context.clock.now())
  const id = randomUUID() as HostId
  await context.db
    .transaction()
    .execute(async (trx) => {
      await lockAccount(trx, accountId)
      await requireOwnsNone(trx, accountId, 'owns_organization')
      await releaseLinks(trx, now)
      const { email, time_zone, language, week_start, time_format, date_format } = person
      const habits = { time_zone, language, week_start, time_format, date_format }
      await insertHost(trx, { id, email, name, link, ...habits })
      await openPages(trx, id, now)
      await beginWithPlanOf(trx, id, person.id)
      await insertOrganization(trx, id, now)
      await rememberRequest(trx, { hostId: here.hostId, kind: 'organization', id }, repeat, now)
      await addMember(context, trx, id, { accountId, person: person.id, role: 'owner', now })
      for (const furnish of context.hooks(ORGANIZATION_OPENED))
        await furnish(context, trx, { hostId: id, language, timeZone: time_zone, now })
      await recordActivity(context, trx, { ...here, hostId: id }, 'organization_created', name)
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'links_pkey') ? linkTaken() : error
    })
  return createdOrganization(context, id)
}

/** As its creator sees it. */
export async function createdOrganization(context: Context, id: string): Promise<OwnOrganization> {
  return { host: found(await findHost(context, id as HostId), 'organization_not_found', id), role: 'owner' }
}
