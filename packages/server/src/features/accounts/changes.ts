import type { ActivityKind } from '@scheduling/contract'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { Acting } from '../../http/caller.ts'
import { recordActivity } from '../activity/operations.ts'
import type { AccountChange } from './events.ts'
import { ACCOUNT_NEWS } from './events.ts'

const ACTIVITY_OF: { [Change in AccountChange]: ActivityKind } = {
  new_device: 'signed_in_new_device',
  password_changed: 'password_renewed',
  two_factor_on: 'two_factor_on',
  two_factor_off: 'two_factor_off',
  two_factor_guessed: 'two_factor_refused',
  recovery_codes_renewed: 'recovery_codes_renewed',
  recovery_code_used: 'recovery_code_used',
  passkey_added: 'passkey_added',
  passkey_removed: 'passkey_removed',
  api_key_added: 'api_key_added',
  api_key_removed: 'api_key_removed',
  app_allowed: 'app_allowed',
  app_removed: 'app_removed',
  email_changed: 'email_changed',
  deletion_asked: 'deletion_asked',
  deletion_taken_back: 'deletion_taken_back',
}

/** Records a change in the account's activity and mails its owner, in the transaction of the change. */
export async function recordChange(
  context: Context,
  trx: Transaction<Database>,
  { accountId, acting }: { accountId: string; acting: Acting },
  kind: AccountChange,
): Promise<void> {
  const activityId = await recordActivity(context, trx, acting, ACTIVITY_OF[kind])
  const { hostId } = acting
  await context.events.record(trx, ACCOUNT_NEWS, { kind, accountId, hostId, activityId })
}
