import type { Context } from '../../../../context.ts'
import { addressOf, personOf } from '../../../../mail/content/people.ts'
import { ownMail } from '../../../../mails.ts'
import { eventTypeById } from '../../../event-types/operations.ts'
import { hostById } from '../../../hosts/operations.ts'
import { newKey } from '../../../organizations/mailed-key.ts'
import { memberProfilesOf } from '../../../organizations/operations.ts'
import { MEMBER_ASKED } from '../../events.ts'
import { isOpen } from '../../operations.ts'
import type { StoredRequest } from '../../store.ts'
import { addKey, requestById } from '../../store.ts'
import { requestContent } from './content.ts'

/** Goes to the owner. Replies go to the member. */
export const requestMail = ownMail(
  'owner',
  MEMBER_ASKED,
  async (context, host, { organization: hostId, requestId }) => {
    const request = await requestById(context.db, { host_id: hostId, id: requestId })
    const organization = await hostById(context.db, hostId)
    if (!organization || !request || !isOpen(request, context.clock.now())) return []
    const members = await memberProfilesOf(context.db, hostId)
    const asker = members.find(({ account_id }) => account_id === request.asked_by)
    const owner = members.find(({ role }) => role === 'owner')
    if (!asker || owner?.person !== host.id) return []
    const eventTypeId = request.event_type_id
    const eventType = eventTypeId === null ? null : await eventTypeById(context.db, hostId, eventTypeId)
    if (eventType === undefined) return []
    const content = {
      reader: personOf(host),
      name: asker.host.name,
      email: asker.email,
      organization: organization.name,
      eventType: eventType?.name ?? null,
    }
    return [
      {
        kind: 'member_request',
        to: addressOf(host),
        replyTo: { name: asker.host.name, address: asker.email },
        write: async () => ({
          content: requestContent({ ...content, link: await newLink(context, request) }),
        }),
      },
    ]
  },
)

/** Only its hash is stored, so each mail that is written has a key of its own. */
async function newLink({ db, config }: Context, request: StoredRequest): Promise<string> {
  const { key, hash } = newKey(request.host_id)
  await addKey(db, request, hash)
  return `${config.publicUrl}/organization/request?key=${key}`
}
