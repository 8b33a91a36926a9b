import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { hook } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineEvent } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

/** What we mail to an account's owner. It only has ids: links and codes are made when the mail is written. */
export type AccountNews = {
  hostId: HostId
  /** Absent in old events, when an account had the id of its host. */
  accountId?: string
} & (
  | { kind: 'sign_up' | 'password_reset' }
  | { kind: 'email_change'; changeId: string; /** Whose mailbox is asked. */ side: 'old' | 'new' }
  | { kind: AccountChange; /** What was done. */ activityId: string }
)

/** Changes that we tell the account's owner about, in case somebody else made them. */
export const ACCOUNT_CHANGES = [
  'new_device',
  'password_changed',
  'two_factor_on',
  'two_factor_off',
  'two_factor_guessed',
  'recovery_codes_renewed',
  'recovery_code_used',
  'email_changed',
  'passkey_added',
  'passkey_removed',
  'api_key_added',
  'api_key_removed',
  'app_allowed',
  'app_removed',
  'deletion_asked',
  'deletion_taken_back',
] as const
export type AccountChange = (typeof ACCOUNT_CHANGES)[number]

const toAccount = { hostId: HOST_ID, accountId: z.string().optional() }

export const ACCOUNT_NEWS = defineEvent<AccountNews>({
  name: 'registrations',
  schema: z.discriminatedUnion('kind', [
    z.looseObject({ ...toAccount, kind: z.enum(['sign_up', 'password_reset']) }),
    z.looseObject({
      ...toAccount,
      kind: z.literal('email_change'),
      changeId: z.string(),
      side: z.enum(['old', 'new']),
    }),
    z.looseObject({ ...toAccount, kind: z.enum(ACCOUNT_CHANGES), activityId: z.string() }),
  ]),
  lane: LANES.mail,
  retry: 'patient',
  hostOf: ({ hostId }) => hostId,
})

/** Ends what is open in an account, in the transaction that closes it. */
type Close = (trx: Transaction<Database>, accountId: string) => Promise<void>

export const ACCOUNT_CLOSED = hook<Close>('an account is closed')

/** Gives up what an account has in common with others, in the transaction that deletes it. */
type GiveUp = (context: Context, trx: Transaction<Database>, accountId: string) => Promise<void>

export const ACCOUNT_GONE = hook<GiveUp>('an account is deleted')
