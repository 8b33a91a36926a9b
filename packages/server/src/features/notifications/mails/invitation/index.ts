import { duty } from '../../../../jobs/duty.ts'
import { findHost } from '../../../accounts/hosts.ts'
import type { InvitationSent } from '../../../referrals/events.ts'
import { INVITATION_SENT } from '../../../referrals/events.ts'
import { affiliateLink, invitedEmail } from '../../../referrals/operations.ts'
import { deliver } from '../../deliver.ts'
import type { PostOffice } from '../../post-office.ts'
import { isOpen, officeOf } from '../../post-office.ts'
import { invitationContent } from './content.ts'

export const invitationMail = duty(
  INVITATION_SENT,
  (context, sent) => sendInvitation(officeOf(context), sent),
  isOpen,
)

/** Answers go to who invites. Repeat: sends nothing. */
async function sendInvitation(office: PostOffice, { hostId, invitationId }: InvitationSent): Promise<void> {
  const { context, mailer, renderMail } = office
  const [host, email] = await Promise.all([
    findHost(context, hostId),
    invitedEmail(context.db, hostId, invitationId),
  ])
  if (!host || email === undefined) return
  const { name, language } = host
  const key = { hostId, eventId: invitationId, recipient: email, kind: 'invitation' }
  await deliver(context, mailer, key, null, async () => ({
    ...(await renderMail(invitationContent({ name, language, link: affiliateLink(context, host) }))),
    to: { name: email, address: email },
    replyTo: { name, address: host.email },
    language,
  }))
}
