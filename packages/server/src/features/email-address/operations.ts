import type { EmailAddress } from '@scheduling/contract'
import { DAY } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import type { SignedIn } from '../../http/caller.ts'
import type { Caller } from '../../http/handlers.ts'
import { allow, countIfFree } from '../abuse/operations.ts'
import { recordChange } from '../accounts/changes.ts'
import { emailKey } from '../accounts/email-key.ts'
import { ACCOUNT_NEWS } from '../accounts/events.ts'
import type { MailedLink } from '../accounts/mailed-link.ts'
import { allowLinkOrCode } from '../accounts/mailed-link.ts'
import { changeEmail, claimEmail, currentUserOf, lockAccount, releaseEmails } from '../accounts/operations.ts'
import { recordActivity } from '../activity/operations.ts'
import { changeHostEmail, hostById, hostsOf } from '../hosts/operations.ts'
import { ownedBy } from '../organizations/operations.ts'
import { forgetResets, requirePassword } from '../passwords/operations.ts'
import { actingAs } from '../sessions/operations.ts'
import { hashToken, newToken } from '../sessions/tokens.ts'
import { LIMITS } from './limits.ts'
import type { EmailChange, Side } from './store.ts'
import {
  changeOf,
  deleteChangesBefore,
  deletePendingChange,
  markChanged,
  putChange,
  setLink,
  takeLink,
} from './store.ts'

export type { EmailChange } from './store.ts'

const CHANGE_VALID_MS = DAY
// Long enough for its mail to go out.
const KEPT_MS = 7 * DAY

export async function emailAddressOf(context: Context, here: SignedIn): Promise<EmailAddress> {
  const [{ account }, change] = await Promise.all([
    currentUserOf(context, here),
    changeOf(context.db, here.accountId),
  ])
  const isOpen = change && !change.changed_at && change.ends_at.getTime() > context.clock.now()
  return {
    email: account.email,
    change: isOpen
      ? {
          email: change.email,
          isOldConfirmed: change.old_confirmed_at !== null,
          isNewConfirmed: change.new_confirmed_at !== null,
          until: change.ends_at.toISOString(),
        }
      : null,
  }
}

/**
 * Sends mails to both addresses. Does not check whether the new one has an account, so that the answer cannot depend
 * on it. Throws `wrong_password`, `rate_limited`. Repeat: sends other mails, and only their links work.
 */
export async function requestEmailChange(
  context: Context,
  here: SignedIn,
  { email, current }: { email: string; current: string },
): Promise<EmailAddress> {
  const { accountId, hostId } = here
  await requirePassword(context, accountId, current, 'current')
  const { account } = await currentUserOf(context, here)
  if (account.email === email) return emailAddressOf(context, here)
  await allow(context, 'email-change', [[LIMITS.emailChanges, accountId]])
  const isMailed = await countIfFree(context, LIMITS.emailChangeMails, emailKey({ email }))
  const id = randomUUID()
  const endsAt = new Date(context.clock.now() + CHANGE_VALID_MS)
  await context.db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId)
    await putChange(trx, accountId, { id, email, former_email: account.email, ends_at: endsAt })
    await recordActivity(context, trx, here, 'email_change_asked')
    for (const side of isMailed ? (['old', 'new'] as const) : (['old'] as const)) {
      const news = { kind: 'email_change', accountId, hostId, changeId: id, side } as const
      await context.events.record(trx, ACCOUNT_NEWS, news)
    }
  })
  return emailAddressOf(context, here)
}

/** Repeat: does nothing. */
export async function withdrawEmailChange(context: Context, here: SignedIn): Promise<EmailAddress> {
  await context.db.transaction().execute(async (trx) => {
    if (await deletePendingChange(trx, here.accountId))
      await recordActivity(context, trx, here, 'email_change_withdrawn')
  })
  return emailAddressOf(context, here)
}

/** The change that a mail asks about; undefined if it is no longer open. */
export async function pendingChange(
  { db }: Pick<Context, 'db'>,
  accountId: string,
  changeId: string,
): Promise<EmailChange | undefined> {
  const change = await changeOf(db, accountId)
  return change?.id === changeId && !change.changed_at ? change : undefined
}

/**
 * Makes a link for the mail that is being written; only a hash is stored. Repeat: makes another link, and the earlier
 * one stops working.
 */
export async function newChangeLink(
  { db }: Pick<Context, 'db'>,
  { id, account_id }: EmailChange,
  side: Side,
): Promise<MailedLink> {
  const { token, hash } = newToken()
  await setLink(db, id, side, hash)
  return { id: account_id, codex: token }
}

/** True once both have agreed. Throws `verification_invalid`. Repeat: refused. */
export async function confirmChange(
  context: Context,
  { id, codex }: MailedLink,
  caller: Caller,
): Promise<boolean> {
  await allowLinkOrCode(context, 'email-change', caller)
  const now = new Date(context.clock.now())
  return context.db.transaction().execute(async (trx) => {
    if (!(await lockAccount(trx, id))) throw new AppError('verification_invalid')
    const change = await takeLink(trx, { accountId: id, hash: hashToken(codex) }, now)
    if (!change) throw new AppError('verification_invalid')
    if (!change.old_confirmed_at || !change.new_confirmed_at) return false
    await applyChange(context, trx, change, caller)
    return true
  })
}

/** Applies the change. Password reset links mailed to the former address stop working. */
async function applyChange(
  context: Context,
  trx: Transaction<Database>,
  { account_id: accountId, email, former_email: former }: EmailChange,
  caller: Caller,
): Promise<void> {
  const key = emailKey({ email })
  await releaseEmails(trx, accountId, key)
  // Somebody else has the address, and may have taken it only now.
  if (!(await claimEmail(trx, key, accountId))) throw new AppError('verification_invalid')
  await changeEmail(trx, accountId, email)
  await forgetResets(trx, accountId)
  await markChanged(trx, accountId, new Date(context.clock.now()))
  const hosts = await hostsOf(trx, accountId)
  for (const hostId of [...hosts, ...(await ownedBy(trx, accountId))])
    if ((await hostById(trx, hostId))?.email === former) await changeHostEmail(context, trx, hostId, email)
  const [first] = hosts
  if (first) await recordChange(context, trx, { accountId, acting: actingAs(first, caller) }, 'email_changed')
}

/** The address that the account had before the last change, for the mail about it. */
export async function formerAddress(
  { db }: Pick<Context, 'db'>,
  accountId: string,
): Promise<string | undefined> {
  const change = await changeOf(db, accountId)
  return change?.changed_at ? change.former_email : undefined
}

/** Called by the daily job. Repeat: does nothing. */
export async function cleanUpEmailChanges({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteChangesBefore(db, new Date(clock.now() - KEPT_MS))
}
