import { isOfPeople, seatsOf } from '@scheduling/domain/entitlements'
import { limits } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database, Db } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import { planOf, storedPlanOf } from '../plans/plans.ts'
import { invitationsOf } from './invitation-store.ts'
import { membersOf } from './store.ts'

/** How many people an organization may have; null on a server without plans, where nobody counts. */
export async function seatsIn(
  context: Pick<Context, 'config' | 'db' | 'clock'>,
  hostId: HostId,
): Promise<number | null> {
  if (!context.config.hasPlans) return null
  const plan = await planOf(context, hostId)
  if (!plan) return 0
  const { plan_type: planType, quantity, quantity_minutes: quantityMinutes } = plan
  return seatsOf({ planType, quantity, quantityMinutes })
}

/** Members and open invitations. `except`: an invitation that does not count. */
async function countPeople(db: Db, hostId: HostId, now: Date, except: string): Promise<number> {
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

/** Throws `exist_member_total` if the plan is one of people, and of fewer than there are. */
export async function requireRoomForMembers({ db }: Pick<Context, 'db'>, hostId: HostId): Promise<void> {
  const plan = await storedPlanOf(db, hostId)
  if (!plan || !isOfPeople(plan.plan_type)) return
  const { length } = await membersOf(db, hostId)
  if (length > plan.quantity)
    throw new AppError('exist_member_total', { detail: `${length} members, ${plan.quantity} people` })
}
