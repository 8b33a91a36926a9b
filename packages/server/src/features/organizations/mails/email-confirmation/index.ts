import type { Context } from '../../../../context.ts'
import { mailToOthers } from '../../../../mails.ts'
import { pageOf } from '../../../hosts/letterhead.ts'
import type { HostId } from '../../../../host-id.ts'
import { EMAIL_PENDING } from '../../events.ts'
import { newKey } from '../../mailed-key.ts'
import { organizationById, setEmailKey } from '../../store.ts'
import { emailConfirmationContent } from './content.ts'

/** Asks the reader to confirm the organization's email. Not sent if it was confirmed, withdrawn or replaced meanwhile. */
export const emailConfirmationMail = mailToOthers(
  EMAIL_PENDING,
  async (context, host, { hostId, pendingEmailId }) => {
    const row = await organizationById(context.db, hostId)
    const isOpen =
      row?.pending_email_id === pendingEmailId &&
      (row.pending_email_until?.getTime() ?? 0) > context.clock.now()
    if (!isOpen || row.pending_email === null) return []
    const { name: organization, language } = host
    const page = pageOf(context, host)
    return [
      {
        kind: 'organization_email',
        to: { name: row.pending_email, address: row.pending_email },
        turn: {
          audience: 'guest',
          about: pendingEmailId,
          mailedAt: null,
          stranger: { mailId: pendingEmailId, cause: 'host' },
          whenFull: 'wait',
        },
        write: async (choicesUrl) => ({
          content: emailConfirmationContent({
            organization,
            language,
            page,
            link: await newLink(context, hostId, pendingEmailId),
            choicesUrl,
          }),
        }),
      },
    ]
  },
)

/** Only its hash is stored. */
async function newLink({ db, config }: Context, hostId: HostId, pendingEmailId: string): Promise<string> {
  const { key, hash } = newKey(hostId)
  await setEmailKey(db, hostId, pendingEmailId, hash)
  return `${config.publicUrl}/organization/email?key=${key}`
}
