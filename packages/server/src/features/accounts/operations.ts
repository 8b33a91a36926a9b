import type { Me } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import type { ActingRole, Role } from '@scheduling/domain/roles'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import { fridayEndsAt } from '../../providers/billing-config.ts'
import type { Host } from '../hosts/operations.ts'
import { hostById, hostsOf } from '../hosts/operations.ts'
import type { Plan, UpgradePopup } from '../plans/plans.ts'
import { planOf, popupsOf } from '../plans/plans.ts'
import { emailKey } from './email-key.ts'
import type { Account } from './store.ts'
import { accountByEmail, accountById } from './store.ts'

export type { Account } from './store.ts'
export {
  accountsWith,
  changeEmail,
  changeTheme,
  claimEmail,
  emailsOfHost,
  insertAccount,
  lockAccount,
  markVerified,
  releaseEmails,
} from './store.ts'

// Accounts that sign in, and the hosts they act for.

/** An account and the host that it acts for. */
export interface CurrentUser {
  account: Account
  host: Host
  /** The person's own host: languages and formats of an organization are for its pages and mails. */
  person: Host
  plan: Plan
  popups: readonly UpgradePopup[]
  server: Me['server']
  /** In the organization that the account acts for; undefined for its own host. */
  role: Role | undefined
}

/** An account, and for whom it acts. By default for its own host. */
interface Acting extends Partial<ActingRole> {
  accountId: string
  hostId: HostId
  ownHostId?: HostId
}

/** Throws `not_signed_in` if the account or the host is gone. */
export async function currentUserOf(
  context: Pick<Context, 'db' | 'config' | 'clock'>,
  { accountId, hostId, ownHostId = hostId, ...acting }: Acting,
): Promise<CurrentUser> {
  const { db, config, clock } = context
  const [account, host, person, plan, popups] = await Promise.all([
    accountById(db, accountId),
    hostById(db, hostId),
    ownHostId === hostId ? undefined : hostById(db, ownHostId),
    planOf(context, hostId),
    popupsOf(context),
  ])
  if (!account || !host || !plan) throw new AppError('not_signed_in')
  return {
    account,
    host,
    person: person ?? host,
    plan,
    popups,
    server: serverOf(config, clock.now()),
    role: acting.isForOrganization ? acting.role : undefined,
  }
}

function serverOf(config: Config, now: Instant): Me['server'] {
  const { publicUrl, hasPlans = false, billing, operatorEmail, zapierStandIn = null } = config
  const fridayEnds = billing ? fridayEndsAt(config, now) : null
  return {
    origin: publicUrl,
    hasPlans,
    sellsPlans: billing !== undefined,
    blackFridayEnds: fridayEnds && fridayEnds / 1_000,
    takesFeedback: operatorEmail !== undefined,
    zapierStandIn,
  }
}

export async function findAccount(context: Context, id: string): Promise<Account | undefined> {
  return accountById(context.db, id)
}

/** The account with this email, and the host that it acts for. */
export async function findAccountByEmail(
  context: Context,
  email: string,
): Promise<{ account: Account; host: Host } | undefined> {
  const account = await accountByEmail(context.db, emailKey({ email }))
  const host = account && (await hostById(context.db, await hostFor(context, account.id)))
  return host && { account, host }
}

/** The host that an account acts for when it signs in. */
export async function hostFor({ db }: Pick<Context, 'db'>, accountId: string): Promise<HostId> {
  const [first] = await hostsOf(db, accountId)
  if (first === undefined) throw new AppError('not_signed_in')
  return first
}
