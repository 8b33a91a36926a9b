import type { OperatorActionKind } from '@scheduling/contract'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError, found } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import type { CursorPosition } from '../../cursor.ts'
import { pageOf, readCursor } from '../../cursor.ts'
import type { AccountOverview } from '../accounts/administer.ts'
import {
  accountOverview,
  accountsAfter,
  disableAccount,
  lockHostsOfAccount,
  markOperator,
} from '../accounts/administer.ts'
import { closeAccount, openAccountAgain, removeAccount } from '../accounts/ending.ts'
import { recordActivity } from '../activity/operations.ts'
import { callsAwaited, endCallRequest } from '../billing/onboarding-call.ts'
import type { StoredDeletion } from '../deletion/operations.ts'
import { deletionsOf } from '../deletion/operations.ts'
import { handOverDisabled } from '../handovers/operations.ts'
import { ownedBy } from '../organizations/operations.ts'
import { requireRoomForPeople } from '../organizations/seats.ts'
import type { GrantedPlan } from '../plans/granted.ts'
import { grantPlan } from '../plans/granted.ts'
import { actingAs } from '../sessions/operations.ts'
import { accountsWithTwoFactor, resetTwoFactor } from '../two-factor/operations.ts'
import type { StoredAction } from './store.ts'
import { insertAction, newestActions } from './store.ts'

const PAGE = 50

/** Who acts: an account that is marked as operator, or null for a person on the server itself. */
export type Operator = { accountId: string } | null

export interface Administered {
  account: AccountOverview
  deletion: StoredDeletion | undefined
  callAskedAt: Date | undefined
  hasSecondFactor: boolean
}

export interface AccountPage {
  accounts: Administered[]
  next: string | null
}

/** Newest first. `next` is the cursor of the next page. Throws `invalid_input` for a malformed cursor. */
export async function listAccounts(
  context: Context,
  search: string | undefined,
  cursor: string | undefined,
): Promise<AccountPage> {
  const rows = await accountsAfter(context, search?.trim(), placeAt(cursor), PAGE + 1)
  const { items, next } = pageOf(rows, PAGE, ({ created_at, id }) => ({ at: created_at, id }))
  return { accounts: await administered(context, items), next }
}

async function administered(context: Context, accounts: readonly AccountOverview[]): Promise<Administered[]> {
  const ids = accounts.map(({ id }) => id)
  const [deletions, protectedIds, calls] = await Promise.all([
    deletionsOf(context, ids),
    accountsWithTwoFactor(context.db, ids),
    callsAwaited(
      context,
      accounts.map(({ host_id }) => host_id),
    ),
  ])
  return accounts.map((account) => ({
    account,
    deletion: deletions.get(account.id),
    callAskedAt: calls.get(account.host_id),
    hasSecondFactor: protectedIds.includes(account.id),
  }))
}

export interface ActionPage {
  actions: { action: StoredAction; by: string | null; email: string | null }[]
  next: string | null
}

export async function listActions(context: Context, cursor: string | undefined): Promise<ActionPage> {
  const rows = await newestActions(context.db, placeAt(cursor), PAGE + 1)
  const { items, next } = pageOf(rows, PAGE, ({ done_at, id }) => ({ at: done_at, id }))
  const emailOf = async (id: string | null) => (id && (await accountOverview(context, id))?.email) ?? null
  const actions = items.map(async (action) => ({
    action,
    by: await emailOf(action.by_account),
    email: await emailOf(action.account_id),
  }))
  return { actions: await Promise.all(actions), next }
}

/** Changes the organization that the account owns as well. Throws `exist_member_total`. Repeat: the same. */
export async function changePlan(
  context: Context,
  by: Operator,
  id: string,
  plan: GrantedPlan,
): Promise<Administered> {
  const people = plan.quantity === undefined ? [] : [`${plan.quantity} people`]
  const detail = [plan.account_type, plan.plan_type, plan.event_numbers ?? 'unlimited', ...people].join(', ')
  return act(context, by, { id, kind: 'plan_changed', detail }, async (trx, own) => {
    const organizations = await ownedBy(trx, id)
    await grantPlan(trx, [...own, ...organizations], plan)
    for (const hostId of organizations) await requireRoomForPeople({ ...context, db: trx }, hostId)
    for (const hostId of [...own, ...organizations])
      await recordActivity(context, trx, actingFor(hostId), 'plan_changed')
  })
}

/** Blocks signing in, and closes the pages. Throws `not_allowed` for the operator's own account. Repeat: the same. */
export async function disable(
  context: Context,
  by: Operator,
  id: string,
  reason: string,
): Promise<Administered> {
  const now = new Date(context.clock.now())
  refuseOwn(by, id)
  return act(context, by, { id, kind: 'disabled', detail: reason }, async (trx) => {
    await disableAccount(trx, id, now)
    await closeAccount(context, trx, id, now)
    await handOverDisabled(context, trx, id)
  })
}

/** If the owner has closed the account, it stays closed. Repeat: the same. */
export async function enable(context: Context, by: Operator, id: string): Promise<Administered> {
  return act(context, by, { id, kind: 'enabled', detail: '' }, async (trx) => {
    await disableAccount(trx, id, null)
    const deletions = await deletionsOf({ db: trx }, [id])
    if (!deletions.has(id)) await openAccountAgain(trx, id)
  })
}

/** For an owner who lost it. `proof` says how they proved who they are. Throws `two_factor_is_off`. */
export async function resetSecondFactor(
  context: Context,
  by: Operator,
  id: string,
  proof: string,
): Promise<Administered> {
  return act(context, by, { id, kind: 'second_factor_reset', detail: proof }, async (trx, [hostId]) => {
    if (hostId === undefined) return
    await resetTwoFactor(context, trx, { accountId: id, acting: actingFor(hostId) })
  })
}

/** Marks a requested call as done or no longer needed. Repeat: the same. */
export async function endCall(context: Context, by: Operator, id: string): Promise<Administered> {
  return act(context, by, { id, kind: 'call_done', detail: '' }, async (trx, hostIds) => {
    for (const hostId of hostIds) await endCallRequest(trx, hostId)
  })
}

/** Deletes an account at once, with all data. Throws `not_allowed` for the operator's own. Repeat: `account_not_found`. */
export async function deleteNow(context: Context, by: Operator, id: string, reason: string): Promise<void> {
  refuseOwn(by, id)
  await inTurn(context, by, { id, kind: 'deleted', detail: reason }, (trx) => removeAccount(context, trx, id))
}

/** Repeat: the same. */
export async function mark(
  context: Context,
  by: Operator,
  id: string,
  isOperator: boolean,
): Promise<Administered> {
  const kind = isOperator ? 'operator_marked' : 'operator_unmarked'
  return act(context, by, { id, kind, detail: '' }, (trx) => markOperator(trx, id, isOperator))
}

interface AccountAction {
  id: string
  kind: OperatorActionKind
  detail: string
}

type Change = (trx: Transaction<Database>, hostIds: readonly HostId[]) => Promise<void>

interface ServerAction {
  /** Null if the action is about no particular account. */
  id: string | null
  kind: OperatorActionKind
  detail: string
}

/** Records any other action. Answers what `change` answers: whether there was anything to do. */
export async function doAtServer(
  context: Context,
  action: ServerAction,
  change: (trx: Transaction<Database>) => Promise<boolean>,
  by: Operator = null,
): Promise<boolean> {
  return context.db.transaction().execute(async (trx) => {
    const isDone = await change(trx)
    if (isDone) await log(context, trx, by, action)
    return isDone
  })
}

/** Throws `account_not_found`. */
async function act(
  context: Context,
  by: Operator,
  action: AccountAction,
  change: Change,
): Promise<Administered> {
  await inTurn(context, by, action, change)
  const account = found(await accountOverview(context, action.id), 'account_not_found', action.id)
  const [shown] = await administered(context, [account])
  return found(shown, 'account_not_found', action.id)
}

/** Makes the change and its record in one transaction. */
async function inTurn(context: Context, by: Operator, action: AccountAction, change: Change): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const hostIds = await lockHostsOfAccount(trx, action.id)
    if (hostIds.length === 0) found(undefined, 'account_not_found', action.id)
    await change(trx, hostIds)
    await log(context, trx, by, action)
  })
}

async function log(
  { clock }: Context,
  trx: Transaction<Database>,
  by: Operator,
  { id, kind, detail }: ServerAction,
): Promise<void> {
  await insertAction(trx, {
    id: randomUUID(),
    kind,
    by_account: by?.accountId ?? null,
    account_id: id,
    detail,
    done_at: new Date(clock.now()),
  })
}

/** Without the operator's browser and network, which do not concern the owner. */
function actingFor(hostId: HostId): Acting {
  return actingAs(hostId, { ip: '127.0.0.1', userAgent: undefined })
}

function refuseOwn(by: Operator, id: string): void {
  if (by?.accountId === id) throw new AppError('not_allowed', { detail: 'id: it is your own account' })
}

function placeAt(cursor: string | undefined): CursorPosition | undefined {
  return cursor === undefined ? undefined : readCursor(cursor)
}
