import { DAY, mailboxOf } from '@scheduling/domain'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { SignedIn } from '../../http/caller.ts'
import type { Caller } from '../../http/handlers.ts'
import { networkOf } from '../../http/network.ts'
import type { MailSubject } from '../../mails.ts'
import { allow, countIfFree } from '../abuse/operations.ts'
import { recordActivity } from '../activity/operations.ts'
import { pageOf } from '../hosts/letterhead.ts'
import { findHost } from '../hosts/operations.ts'
import { EMAIL_PENDING } from './events.ts'
import { LIMITS } from './limits.ts'
import { readKey } from './mailed-key.ts'
import {
  forgetPendingEmailsBefore,
  lockOrganization,
  NO_PENDING_EMAIL,
  organizationById,
  setEmail,
} from './store.ts'
import { inTurn } from './turn.ts'

// The email that an organization's invitations name. It counts once whoever reads it opened the mailed link.

const VALID_MS = 7 * DAY
// The mail about it may still be waiting, and its reader can still stop all mails.
const ENDED_KEPT_MS = 7 * DAY

/**
 * Mails a link to the email. The one before stays until it is opened. Null: removes the confirmed one; another may still wait.
 * Throws `rate_limited`. Repeat: another mail, and the link in the earlier one stops working.
 */
export async function changeEmail(context: Context, here: SignedIn, email: string | null): Promise<void> {
  const { hostId, accountId } = here
  if (email !== null) await allow(context, 'organization-email', [[LIMITS.emails, accountId]])
  await inTurn(context, here, ['owner', 'admin'], async (trx) => {
    if (email === null) {
      const { email: confirmed } = (await organizationById(trx, hostId)) ?? {}
      if (!confirmed) return
      await setEmail(trx, hostId, { email: null })
      await recordActivity(context, trx, here, 'organization_email_removed', confirmed)
      return
    }
    const id = randomUUID()
    await setEmail(trx, hostId, {
      pending_email_id: id,
      pending_email: email,
      pending_email_key_hash: null,
      pending_email_until: new Date(context.clock.now() + VALID_MS),
    })
    await recordActivity(context, trx, here, 'organization_email_asked', email)
    if (await countIfFree({ ...context, db: trx }, LIMITS.emailMails, mailboxOf(email)))
      await context.events.record(trx, EMAIL_PENDING, { hostId, pendingEmailId: id })
  })
}

/** Takes back the email that waits: its link stops working. The confirmed one stays. Repeat: the same. */
export async function withdrawEmail(context: Context, here: SignedIn): Promise<void> {
  const { hostId } = here
  await inTurn(context, here, ['owner', 'admin'], async (trx) => {
    const { pending_email: pending } = (await organizationById(trx, hostId)) ?? {}
    if (!pending) return
    await setEmail(trx, hostId, NO_PENDING_EMAIL)
    await recordActivity(context, trx, here, 'organization_email_canceled', pending)
  })
}

/** Answers the organization's name and email. Throws `link_expired`, `rate_limited`. Repeat: refused. */
export async function confirmEmail(
  context: Context,
  key: string,
  caller: Caller,
): Promise<{ name: string; email: string }> {
  await allow(context, 'organization-accept', [[LIMITS.acceptances, networkOf(caller.ip)]])
  const named = readKey(key)
  if (!named) throw new AppError('link_expired')
  const { hostId, hash } = named
  const now = context.clock.now()
  const email = await context.db.transaction().execute(async (trx) => {
    const row = (await lockOrganization(trx, hostId)) ? await organizationById(trx, hostId) : undefined
    const isOpen = row?.pending_email_until && row.pending_email_until.getTime() > now
    if (!isOpen || row.pending_email === null || !row.pending_email_key_hash?.equals(hash))
      throw new AppError('link_expired')
    await setEmail(trx, hostId, { email: row.pending_email, ...NO_PENDING_EMAIL })
    return row.pending_email
  })
  const host = await findHost(context, hostId)
  return { name: host?.name ?? '', email }
}

/** Called by the daily job. Repeat: does nothing. */
export async function cleanUpEmails({ db, clock }: Context): Promise<void> {
  await forgetPendingEmailsBefore(db, new Date(clock.now() - ENDED_KEPT_MS))
}

/** Undefined if no email waits under this id. */
export async function pendingEmailAsSubject(
  context: Context,
  hostId: HostId,
  id: string,
): Promise<MailSubject | undefined> {
  const [host, row] = await Promise.all([findHost(context, hostId), organizationById(context.db, hostId)])
  if (!host || row?.pending_email_id !== id || row.pending_email === null) return undefined
  return {
    kind: 'invitation',
    name: pageOf(context, host),
    timeZone: host.time_zone,
    readers: [{ audience: 'guest', recipient: row.pending_email }],
    stops: null,
  }
}
