import { DAY, limits, mailboxOf } from '@scheduling/domain'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError, found, notFound } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { SignedIn } from '../../http/caller.ts'
import type { MailSubject } from '../../mails.ts'
import { allow, countIfFree } from '../abuse/operations.ts'
import { emailKey } from '../accounts/email-key.ts'
import { recordActivity } from '../activity/operations.ts'
import { findHost } from '../hosts/operations.ts'
import { pageOf } from '../hosts/letterhead.ts'
import { requireFeature } from '../plans/plans.ts'
import { PERSON_INVITED } from './events.ts'
import {
  deleteInvitation,
  deleteInvitationsEndedBefore,
  invitationById,
  putInvitation,
} from './invitation-store.ts'
import { LIMITS } from './limits.ts'
import { memberProfilesOf } from './operations.ts'
import { requireSeat } from './seats.ts'
import { lockOrganization } from './store.ts'
import type { InvitationRow } from './tables.ts'

const VALID_MS = limits.INVITATION_DAYS * DAY
// Its reader can still stop all mails.
const ENDED_KEPT_MS = 365 * DAY

/**
 * Invites somebody by mail. The answer does not tell whether they have an account, or whether a mail goes out: a mailbox
 * gets only a few from all organizations. Throws `upgrade_required`, `already_member`, `member_limit_reached`,
 * `rate_limited`. Repeat: another mail, and the keys of earlier ones stop working.
 */
export async function invite(
  context: Context,
  here: SignedIn,
  { email: typed, role }: { email: string; role: InvitationRow['role'] },
): Promise<void> {
  const { hostId, accountId } = here
  const email = emailKey({ email: typed })
  await requireFeature(context, hostId, 'organization')
  await allow(context, 'organization-invitation', [[LIMITS.invitations, here]])
  const now = context.clock.now()
  await context.db.transaction().execute(async (trx) => {
    found((await lockOrganization(trx, hostId)) || undefined, 'organization_not_found', hostId)
    const members = await memberProfilesOf(trx, hostId)
    if (members.some((member) => emailKey(member) === email)) throw new AppError('already_member')
    await requireSeat(context, trx, hostId, email)
    const id = randomUUID()
    await putInvitation(trx, {
      host_id: hostId,
      id,
      email,
      role,
      invited_by: accountId,
      invited_at: new Date(now),
      ends_at: new Date(now + VALID_MS),
    })
    await recordActivity(context, trx, here, 'member_invited', email)
    if (await countIfFree({ ...context, db: trx }, LIMITS.invitationMails, mailboxOf(email)))
      await context.events.record(trx, PERSON_INVITED, { hostId, invitationId: id })
  })
}

/** Its keys stop working. Throws `invitation_not_found`. Repeat: refused. */
export async function revokeInvitation(context: Context, here: SignedIn, id: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const key = { host_id: here.hostId, id }
    const invitation = found(await invitationById(trx, key), 'invitation_not_found', id)
    if (!(await deleteInvitation(trx, key))) throw notFound('invitation_not_found', id)
    await recordActivity(context, trx, here, 'invitation_revoked', invitation.email)
  })
}

/** Called by the daily job. Repeat: does nothing. */
export async function cleanUpInvitations({ db, clock }: Context): Promise<void> {
  await deleteInvitationsEndedBefore(db, new Date(clock.now() - ENDED_KEPT_MS))
}

/** Undefined if nobody is invited under this id. */
export async function invitationAsSubject(
  context: Context,
  hostId: HostId,
  id: string,
): Promise<MailSubject | undefined> {
  const [host, invitation] = await Promise.all([
    findHost(context, hostId),
    invitationById(context.db, { host_id: hostId, id }),
  ])
  if (!host || !invitation) return undefined
  return {
    kind: 'invitation',
    name: pageOf(context, host),
    timeZone: host.time_zone,
    readers: [{ audience: 'guest', recipient: invitation.email }],
    stops: null,
  }
}
