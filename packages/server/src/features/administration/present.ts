import type { AdministeredAccount, OperatorAction } from '@scheduling/contract'
import type { ActionPage, Administered } from './operations.ts'

export function presentAccount({
  account,
  deletion,
  callAskedAt,
  hasSecondFactor,
}: Administered): AdministeredAccount {
  const { id, email, name, link, account_type, plan_type, event_numbers, quantity } = account
  return {
    id,
    email,
    name,
    link,
    createdAt: account.created_at.toISOString(),
    isVerified: account.verified_at !== null,
    isOperator: account.is_operator,
    hasSecondFactor,
    disabledAt: account.disabled_at?.toISOString() ?? null,
    deletion: deletion ? { endsAt: deletion.ends_at.toISOString(), reason: deletion.reason } : null,
    callAskedAt: callAskedAt?.toISOString() ?? null,
    account_type,
    plan_type,
    event_numbers,
    quantity,
  }
}

export function presentAction({ action, by, email }: ActionPage['actions'][number]): OperatorAction {
  const { id, kind, account_id, detail, done_at } = action
  const account = account_id === null ? null : { id: account_id, email }
  return { id, kind, at: done_at.toISOString(), by, account, detail }
}
