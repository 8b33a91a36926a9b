import { addressOf } from '../../../../mail/content/people.ts'
import { mailToOthers } from '../../../../mails.ts'
import { pageOf } from '../../../hosts/letterhead.ts'
import { INVITATION_SENT } from '../../events.ts'
import { affiliateLink, invitedEmail } from '../../operations.ts'
import { invitationContent } from './content.ts'

/** Replies go to the host who invites. */
export const invitationMail = mailToOthers(INVITATION_SENT, async (context, host, sent) => {
  const { hostId, invitationId } = sent
  const email = await invitedEmail(context.db, hostId, invitationId)
  if (email === undefined) return []
  const { name, language } = host
  const content = { name, language, link: affiliateLink(context, host), page: pageOf(context, host) }
  return [
    {
      kind: 'invitation',
      to: { name: email, address: email },
      replyTo: addressOf(host),
      turn: {
        audience: 'guest',
        about: invitationId,
        mailedAt: null,
        stranger: { mailId: invitationId, cause: 'host' },
        whenFull: 'wait',
      },
      write: (choicesUrl) => ({ content: invitationContent({ ...content, choicesUrl }) }),
    },
  ]
})
