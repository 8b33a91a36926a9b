import { duty } from '../../../../jobs/duty.ts'
import { stableId } from '../../../../jobs/stable-id.ts'
import { findHost } from '../../../accounts/hosts.ts'
import type { InvitationSent } from '../../../referrals/events.ts'
import { INVITATION_SENT } from '../../../referrals/events.ts'
import { affiliateLink, invitedEmail } from '../../../referrals/operations.ts'
import { deliver } from '../../deliver.ts'
import { peaceUntil } from '../../pace.ts'
import { hasStopped } from '../../tell.ts'
import type { PostOffice } from '../../post-office.ts'
import { isOpen, officeOf } from '../../post-office.ts'
import { choicesUrl } from '../../reader-token.ts'
import { pageOf } from '../people.ts'
import { invitationContent } from './content.ts'

export const invitationMail = duty(
  INVITATION_SENT,
  (context, sent) => sendInvitation(officeOf(context), sent),
  isOpen,
)

/** Answers go to who invites. Waits its turn as all that strangers get. Repeat: sends nothing. */
export async function sendInvitation(
  office: PostOffice,
  { hostId, invitationId }: InvitationSent,
): Promise<void> {
  const { context, mailer, renderMail } = office
  const [host, email] = await Promise.all([
    findHost(context, hostId),
    invitedEmail(context.db, hostId, invitationId),
  ])
  if (!host || email === undefined) return
  const { name, language } = host
  const reader = { audience: 'guest', hostId, recipient: email } as const
  if (await hasStopped(context, reader)) return
  const until = await peaceUntil(context, reader, null, { mailId: invitationId, cause: 'host' })
  if (until !== undefined) {
    const id = stableId(invitationId, String(until))
    await context.jobs.send(context.db, INVITATION_SENT, [{ id, data: { hostId, invitationId }, at: until }])
    return
  }
  const key = { hostId, eventId: invitationId, recipient: email, kind: 'invitation' }
  const stopUrl = choicesUrl(context, host, invitationId, email)
  const content = { name, language, link: affiliateLink(context, host), page: pageOf(context, host) }
  await deliver(context, mailer, key, null, async () => ({
    ...(await renderMail(invitationContent({ ...content, choicesUrl: stopUrl }))),
    to: { name: email, address: email },
    replyTo: { name, address: host.email },
    language,
    unsubscribeUrl: stopUrl,
  }))
}
