import type { Context } from '../../../../context.ts'
import { mailToOthers } from '../../../../mails.ts'
import { pageOf } from '../../../hosts/letterhead.ts'
import type { HostId } from '../../../../host-id.ts'
import { ADDRESS_ASKED } from '../../events.ts'
import { newKey } from '../../mailed-key.ts'
import { organizationById, setAddressKey } from '../../store.ts'
import { addressContent } from './content.ts'

/** Asks whether an address is the organization's. Not written if another one was asked for meanwhile, or it was proved. */
export const addressMail = mailToOthers(ADDRESS_ASKED, async (context, host, { hostId, askedId }) => {
  const row = await organizationById(context.db, hostId)
  const isOpen = row?.asked_id === askedId && (row.asked_until?.getTime() ?? 0) > context.clock.now()
  if (!isOpen || row.asked_email === null) return []
  const { name: organization, language } = host
  const page = pageOf(context, host)
  return [
    {
      kind: 'organization_address',
      to: { name: row.asked_email, address: row.asked_email },
      turn: {
        audience: 'guest',
        about: askedId,
        mailedAt: null,
        stranger: { mailId: askedId, cause: 'host' },
        whenFull: 'wait',
      },
      write: async (choicesUrl) => ({
        content: addressContent({
          organization,
          language,
          page,
          link: await newLink(context, hostId, askedId),
          choicesUrl,
        }),
      }),
    },
  ]
})

/** Only its hash is stored. */
async function newLink({ db, config }: Context, hostId: HostId, askedId: string): Promise<string> {
  const { key, hash } = newKey(hostId)
  await setAddressKey(db, hostId, askedId, hash)
  return `${config.publicUrl}/organization/email?key=${key}`
}
