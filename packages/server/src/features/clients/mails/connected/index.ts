import { addressOf, personOf } from '../../../../mail/content/people.ts'
import { ownMail } from '../../../../mails.ts'
import { CLIENT_CONNECTED } from '../../events.ts'
import { clientById } from '../../store.ts'
import { connectedContent } from './content.ts'

/** Goes to the host. Not written if nothing is connected any more. */
export const connectedMail = ownMail('owner', CLIENT_CONNECTED, async ({ db, config }, host, news) => {
  const client = await clientById(db, { host_id: news.hostId, id: news.clientId })
  if (client?.state !== 'connected' || client.deleted_at !== null) return []
  const { name, topic } = client
  const content = connectedContent({ reader: personOf(host), name, topic, publicUrl: config.publicUrl })
  return [{ kind: 'client_connected', to: addressOf(host), write: () => ({ content }) }]
})
