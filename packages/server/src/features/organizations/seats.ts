import { seatsOf } from '@scheduling/domain/entitlements'
import { limits } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database, Db } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import { withPlanOf } from '../plans/copied.ts'
import { planOf, requireFeature, storedPlanOf } from '../plans/plans.ts'
import { invitationsOf } from './invitation-store.ts'
import { isOrganization, membersOf } from './store.ts'

/** How many people an organization may have; null on a server without plans, where nobody counts. */
export async function seatsIn(
  context: Pick<Context, 'config' | 'db' | 'clock'>,
  hostId: HostId,
): Promise<number | null> {
  if (!context.config.hasPlans) return null
  const plan = await planOf(context, hostId)
  if (!plan) return 0
  return seatsOf({ planType: plan.plan_type, quantity: plan.quantity })
}

/** Members and open invitations. `except`: an invitation that does not count. */
async function countPeople(db: Db, hostId: HostId, now: Date, except?: string): Promise<number> {
  const [members, invitations] = await Promise.all([membersOf(db, hostId), invitationsOf(db, hostId)])
  return members.length + invitations.filter(({ ends_at, email }) => ends_at > now && email !== except).length
}

/**
 * Call it with the organization locked, before somebody is invited or joins. Throws `upgrade_required`,
 * `member_limit_reached`.
 */
export async function requireSeat(
  context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
  email: string,
): Promise<void> {
  const count = await countPeople(trx, hostId, new Date(context.clock.now()), email)
  const seats = await seatsIn({ ...context, db: trx }, hostId)
  if (seats !== null && count >= seats)
    throw new AppError('upgrade_required', { detail: `organization: ${count} of ${seats} people` })
  if (count >= limits.MEMBERS_MAX)
    throw new AppError('member_limit_reached', { detail: `At most ${limits.MEMBERS_MAX}` })
}

/** Throws `exist_member_total` if the plan of an organization holds people, but fewer than there are. */
export async function requireRoomForPeople(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  hostId: HostId,
): Promise<void> {
  const plan = await storedPlanOf(db, hostId)
  const seats = plan ? seatsOf({ planType: plan.plan_type, quantity: plan.quantity }) : 0
  if (plan?.account_type !== 'prime' || seats === 0) return
  refuseMoreThan(seats, await countPeople(db, hostId, new Date(clock.now())))
}

/**
 * Call it before something is charged. Throws `exist_member_total` if a plan holds fewer people than the host, or an
 * organization that has the host's plan, has.
 */
export async function requireSeatsIn(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  hostId: HostId,
  planType: string,
): Promise<void> {
  const now = new Date(clock.now())
  const seats = seatsOf({ planType, quantity: 0 })
  if (await isOrganization(db, hostId)) refuseMoreThan(seats, await countPeople(db, hostId, now))
  for (const { hostId: organization, isOnPlan } of await withPlanOf(db, hostId))
    // Without seats the plan is not for it: it loses nothing that it does not have already.
    if (seats > 0 || isOnPlan) refuseMoreThan(seats, await countPeople(db, organization, now))
}

function refuseMoreThan(seats: number, people: number): void {
  if (people > seats)
    throw new AppError('exist_member_total', { detail: `${people} people, at most ${seats}` })
}

/** Throws `upgrade_required`, `exist_member_total` if the plan that an organization has cannot become the one of a person. */
export async function requirePayer(
  context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
  person: HostId,
): Promise<void> {
  if (!context.config.hasPlans) return
  const { paid_by: payer } = (await storedPlanOf(trx, hostId)) ?? {}
  if (!payer) return
  const having = (await withPlanOf(trx, payer)).find((one) => one.hostId === hostId)
  if (!having?.isOnPlan) return
  await requireFeature({ ...context, db: trx }, person, 'organization')
  const seats = await seatsIn({ ...context, db: trx }, person)
  if (seats !== null) refuseMoreThan(seats, await countPeople(trx, hostId, new Date(context.clock.now())))
}
