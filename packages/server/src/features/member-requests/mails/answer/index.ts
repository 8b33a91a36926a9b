import { addressOf, personOf } from '../../../../mail/content/people.ts'
import { ownMail } from '../../../../mails.ts'
import { eventTypeById } from '../../../event-types/operations.ts'
import { hostById } from '../../../hosts/operations.ts'
import { MEMBER_ANSWERED } from '../../events.ts'
import { requestById } from '../../store.ts'
import { answerContent } from './content.ts'

/** Goes to the member who asked. */
export const answerMail = ownMail(
  'owner',
  MEMBER_ANSWERED,
  async ({ db, config }, host, { organization: hostId, requestId }) => {
    const request = await requestById(db, { host_id: hostId, id: requestId })
    const organization = await hostById(db, hostId)
    if (!organization || !request?.answer) return []
    const eventTypeId = request.event_type_id
    const eventType = eventTypeId === null ? null : await eventTypeById(db, hostId, eventTypeId)
    if (eventType === undefined) return []
    const content = answerContent({
      reader: personOf(host),
      organization: organization.name,
      eventType: eventType?.name ?? null,
      answer: request.answer,
      link: `${config.publicUrl}/`,
    })
    return [{ kind: 'member_request_answer', to: addressOf(host), write: () => ({ content }) }]
  },
)
