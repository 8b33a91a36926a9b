import type { Context } from '../../../../context.ts'
import type { MailedHost } from '../../../../mail/content/people.ts'
import { publicAddressOf } from '../../../../mail/content/people.ts'
import type { LetterInTurn } from '../../../../mails.ts'
import { mailToOthers } from '../../../../mails.ts'
import { pageOf } from '../../../hosts/letterhead.ts'
import { PERSON_INVITED } from '../../events.ts'
import type { Invitation } from '../../invitation-store.ts'
import { addKey, invitationById } from '../../invitation-store.ts'
import { newKey } from '../../mailed-key.ts'
import { memberProfilesOf } from '../../operations.ts'
import { invitationContent } from './content.ts'

export const invitationMail = mailToOthers(
  PERSON_INVITED,
  async (context, host, { hostId, invitationId }) => {
    const row = await invitationById(context.db, { host_id: hostId, id: invitationId })
    const isOpen = row && row.ends_at.getTime() > context.clock.now()
    return isOpen ? [await letter(context, host, row)] : []
  },
)

/** Replies go to who invites. */
async function letter(context: Context, host: MailedHost, invitation: Invitation): Promise<LetterInTurn> {
  const { host_id: hostId, id, email, role, invited_by: inviterId } = invitation
  const members = await memberProfilesOf(context.db, hostId)
  const inviter = members.find(({ account_id }) => account_id === inviterId)
  const replyTo = inviter ? { name: inviter.host.name, address: inviter.email } : publicAddressOf(host)
  const { name: organization, language } = host
  const content = {
    organization,
    language,
    inviter: inviter?.host.name ?? null,
    role,
    page: pageOf(context, host),
  }
  return {
    kind: 'organization_invitation',
    to: { name: email, address: email },
    ...(replyTo && { replyTo }),
    turn: {
      audience: 'guest',
      about: id,
      mailedAt: null,
      stranger: { mailId: id, cause: 'host' },
      whenFull: 'wait',
    },
    write: async (choicesUrl) => ({
      content: invitationContent({ ...content, link: await newLink(context, invitation), choicesUrl }),
    }),
  }
}

/** Only its hash is stored, so each mail that is written has a key of its own. */
async function newLink({ db, config }: Context, invitation: Invitation): Promise<string> {
  const { key, hash } = newKey(invitation.host_id)
  await addKey(db, invitation, hash)
  return `${config.publicUrl}/organization/accept?key=${key}`
}
