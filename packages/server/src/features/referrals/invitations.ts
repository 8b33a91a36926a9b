import { DAY, mailboxOf, mayRemind } from '@scheduling/domain'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError, found, notFound } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import type { MailSubject } from '../../mails.ts'
import { allow, countIfFree } from '../abuse/operations.ts'
import { emailKey } from '../accounts/email-key.ts'
import { findHost } from '../hosts/operations.ts'
import { tracesOf } from '../sessions/traces.ts'
import { mailServiceOf } from './business-email.ts'
import { INVITATION_REMINDED, INVITATION_SENT } from './events.ts'
import { LIMITS } from './limits.ts'
import { affiliateLink } from './operations.ts'
import * as store from './store.ts'

// As long as somebody may still have the mail.
const DELETED_KEPT_MS = 365 * DAY

/**
 * Mails the host's link to somebody. The answer does not tell whether a mail goes out: a mailbox gets only a few from
 * all hosts. Throws `cannot_invite_email`, `business_email_only`, `rate_limited`. Repeat: no second mail to this address.
 */
export async function invite(context: Context, host: Acting, typed: string): Promise<void> {
  const { hostId } = host
  const email = emailKey({ email: typed })
  await checkInvitable(context, hostId, email)
  await allow(context, 'referral', [[LIMITS.invitations, host]])
  await context.db.transaction().execute(async (trx) => {
    const id = randomUUID()
    const row = { host_id: hostId, id, email, invited_at: new Date(context.clock.now()) }
    if (!(await store.putInvitation(trx, row))) return
    if (await countIfFree({ ...context, db: trx }, LIMITS.invitationMails, mailboxOf(email)))
      await context.events.record(trx, INVITATION_SENT, { hostId, invitationId: id })
    else await store.markUnmailed(trx, row)
  })
}

/** Invitations earn money. So nobody can invite themselves, and only addresses that cost something are invited. */
async function checkInvitable(context: Context, hostId: HostId, email: string): Promise<void> {
  const { emails } = await tracesOf(context, hostId)
  if (emails.some((own) => mailboxOf(own) === mailboxOf(email)))
    throw refused('cannot_invite_email', 'Expected an address of somebody else')
  const service = await mailServiceOf(email)
  if (service === 'disposable')
    throw refused('cannot_invite_email', 'Expected an address that is not disposable')
  if (service === 'free')
    throw refused('business_email_only', 'Expected an address that is not at a free mail service')
  const before = await store.invitationTo(context.db, hostId, email)
  if (before?.deleted_at)
    throw refused('cannot_invite_email', 'Expected an address whose invitation was not deleted')
}

function refused(code: 'cannot_invite_email' | 'business_email_only', message: string): AppError {
  return new AppError(code, { detail: message, errors: [{ path: 'email', reason: code, message }] })
}

/**
 * Mails the invitation once more. Like the invitation, it does not tell whether a mail goes out. Throws
 * `invitation_not_found`, `cannot_send_reminder`, `rate_limited`. Repeat: no second reminder.
 */
export async function remind(context: Context, host: Acting, id: string): Promise<void> {
  const { hostId } = host
  const invitation = await store.invitation(context.db, hostId, id)
  if (!invitation || invitation.deleted_at) throw notFound('invitation_not_found', id)
  const { email, is_mailed, invited_at, reminded_at, referral_id } = invitation
  if (reminded_at) return
  const status = referral_id === null ? 'invited' : 'signed_up'
  const now = context.clock.now()
  if (!mayRemind({ status, invitedAt: invited_at.getTime(), remindedAt: null }, now))
    throw new AppError('cannot_send_reminder', {
      detail: 'Expected an invitation of three days ago or earlier with which nobody has signed up',
    })
  await allow(context, 'referral', [[LIMITS.reminders, host]])
  await context.db.transaction().execute(async (trx) => {
    if (!(await store.markReminded(trx, invitation, new Date(now)))) return
    if (!is_mailed) return
    if (await countIfFree({ ...context, db: trx }, LIMITS.reminderMails, mailboxOf(email)))
      await context.events.record(trx, INVITATION_REMINDED, { hostId, invitationId: id })
  })
}

/**
 * Hides the invitation: it is not mailed any more, and nobody is seen to come by it. Throws `invitation_not_found`.
 * Repeat: the same.
 */
export async function deleteInvitation(
  { db, clock }: Context,
  { hostId }: Acting,
  id: string,
): Promise<void> {
  const invitation = found(await store.invitation(db, hostId, id), 'invitation_not_found', id)
  await store.markDeleted(db, invitation, new Date(clock.now()))
}

/** Called by the daily job. Repeat: does nothing. */
export async function cleanUpInvitations({ db, clock }: Context): Promise<void> {
  await store.forgetInvitationsDeletedBefore(db, new Date(clock.now() - DELETED_KEPT_MS))
}

/** Undefined if nobody was invited under this id. */
export async function invitationAsSubject(
  context: Context,
  hostId: HostId,
  id: string,
): Promise<MailSubject | undefined> {
  const [host, invitation] = await Promise.all([
    findHost(context, hostId),
    store.invitation(context.db, hostId, id),
  ])
  if (!host || !invitation) return undefined
  return {
    kind: 'invitation',
    name: affiliateLink(context, host),
    timeZone: host.time_zone,
    readers: [{ audience: 'guest', recipient: invitation.email }],
    stops: null,
  }
}
