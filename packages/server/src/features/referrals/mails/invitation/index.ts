import type { Context } from '../../../../context.ts'
import { stableId } from '../../../../jobs/stable-id.ts'
import type { MailedHost } from '../../../../mail/content/people.ts'
import { addressOf } from '../../../../mail/content/people.ts'
import type { LetterInTurn } from '../../../../mails.ts'
import { mailToOthers } from '../../../../mails.ts'
import { pageOf } from '../../../hosts/letterhead.ts'
import type { InvitationSent } from '../../events.ts'
import { INVITATION_REMINDED, INVITATION_SENT } from '../../events.ts'
import { invitationToken } from '../../invitation-token.ts'
import { affiliateLink } from '../../operations.ts'
import type { StoredInvitation } from '../../store.ts'
import { invitation } from '../../store.ts'
import { invitationContent } from './content.ts'

export const invitationMail = mailToOthers(INVITATION_SENT, async (context, host, sent) => {
  const row = await stillWanted(context, sent)
  return row ? [letter(context, host, row, { isReminder: false })] : []
})

/** Says the same as the invitation, once more. */
export const invitationReminderMail = mailToOthers(INVITATION_REMINDED, async (context, host, sent) => {
  const row = await stillWanted(context, sent)
  return row ? [letter(context, host, row, { isReminder: true })] : []
})

/** Undefined if the host deleted it, or if somebody has signed up with it. */
async function stillWanted(
  { db }: Context,
  { hostId, invitationId }: InvitationSent,
): Promise<StoredInvitation | undefined> {
  const row = await invitation(db, hostId, invitationId)
  return row?.deleted_at === null && row.referral_id === null ? row : undefined
}

/** Replies go to the host who invites. */
function letter(
  context: Context,
  host: MailedHost,
  { host_id: hostId, id, email }: StoredInvitation,
  { isReminder }: { isReminder: boolean },
): LetterInTurn {
  const { name, language } = host
  const link = `${affiliateLink(context, host)}?invitation=${invitationToken(context, { hostId, id })}`
  const content = { name, language, link, page: pageOf(context, host), isReminder }
  return {
    kind: isReminder ? 'invitation_reminder' : 'invitation',
    to: { name: email, address: email },
    replyTo: addressOf(host),
    turn: {
      audience: 'guest',
      about: id,
      mailedAt: null,
      stranger: { mailId: isReminder ? stableId(id, 'reminder') : id, cause: 'host' },
      whenFull: 'wait',
    },
    write: (choicesUrl) => ({ content: invitationContent({ ...content, choicesUrl }) }),
  }
}
