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
import { ADDRESS_ASKED } from './events.ts'
import { LIMITS } from './limits.ts'
import { readKey } from './mailed-key.ts'
import { forgetAskedBefore, lockOrganization, NOT_ASKED, organizationById, setAddress } from './store.ts'
import { inTurn } from './turn.ts'

// The address that an organization's invitations name. It counts once whoever reads it opened the mailed link.

const VALID_MS = 7 * DAY
// The mail about it may still be waiting, and its reader can still stop all mails.
const ENDED_KEPT_MS = 365 * DAY

/**
 * Mails a link to the address. The one before stays until it is opened. Null: the organization has none. Throws
 * `rate_limited`. Repeat: another mail, and the link in the earlier one stops working.
 */
export async function changeAddress(context: Context, here: SignedIn, email: string | null): Promise<void> {
  const { hostId, accountId } = here
  if (email !== null) await allow(context, 'organization-address', [[LIMITS.addresses, accountId]])
  await inTurn(context, here, ['owner', 'admin'], async (trx) => {
    if (email === null) {
      await setAddress(trx, hostId, { email: null, ...NOT_ASKED })
      await recordActivity(context, trx, here, 'organization_email_removed')
      return
    }
    const id = randomUUID()
    await setAddress(trx, hostId, {
      asked_id: id,
      asked_email: email,
      asked_key_hash: null,
      asked_until: new Date(context.clock.now() + VALID_MS),
    })
    await recordActivity(context, trx, here, 'organization_email_asked', email)
    if (await countIfFree({ ...context, db: trx }, LIMITS.addressMails, mailboxOf(email)))
      await context.events.record(trx, ADDRESS_ASKED, { hostId, askedId: id })
  })
}

/** Answers the organization's name and address. Throws `link_expired`, `rate_limited`. Repeat: refused. */
export async function proveAddress(
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
    const isOpen = row?.asked_until && row.asked_until.getTime() > now
    if (!isOpen || row.asked_email === null || !row.asked_key_hash?.equals(hash))
      throw new AppError('link_expired')
    await setAddress(trx, hostId, { email: row.asked_email, ...NOT_ASKED })
    return row.asked_email
  })
  const host = await findHost(context, hostId)
  return { name: host?.name ?? '', email }
}

/** Called by the daily job. Repeat: does nothing. */
export async function sweepEmails({ db, clock }: Context): Promise<void> {
  await forgetAskedBefore(db, new Date(clock.now() - ENDED_KEPT_MS))
}

/** Undefined if no address waits under this id. */
export async function addressAsSubject(
  context: Context,
  hostId: HostId,
  id: string,
): Promise<MailSubject | undefined> {
  const [host, row] = await Promise.all([findHost(context, hostId), organizationById(context.db, hostId)])
  if (!host || row?.asked_id !== id || row.asked_email === null) return undefined
  return {
    kind: 'invitation',
    name: pageOf(context, host),
    timeZone: host.time_zone,
    readers: [{ audience: 'guest', recipient: row.asked_email }],
    stops: null,
  }
}
