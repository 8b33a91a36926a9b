import type { LetterInTurn } from '../../../mails.ts'
import { mailToOthers } from '../../../mails.ts'
import { personOf, publicAddressOf } from '../../../mail/content/people.ts'
import { pageOf } from '../../hosts/letterhead.ts'
import { CLIENT_ASKED } from '../events.ts'
import { linkWith, newKey } from '../keys.ts'
import { stateOf } from '../state.ts'
import { addKey, clientById } from '../store.ts'
import { clientContent } from './content.ts'

// A mail that is sent again after a failure has another key. Both work, because the first one may have arrived.
const KEYS_KEPT = 3

/** Only while nobody has answered. Replies go to the host. */
export const clientMail = mailToOthers(
  CLIENT_ASKED,
  async (context, host, asked): Promise<LetterInTurn[]> => {
    const client = await clientById(context.db, { host_id: asked.hostId, id: asked.clientId })
    const isWaiting = client?.deleted_at === null && stateOf(client, context.clock.now()) === 'asked'
    if (!client || !isWaiting || client.email === null) return []
    const replyTo = publicAddressOf(host)
    return [
      {
        kind: 'client_request',
        to: { name: client.email, address: client.email },
        ...(replyTo && { replyTo }),
        turn: {
          audience: 'guest',
          about: client.id,
          mailedAt: null,
          stranger: { mailId: asked.id, cause: 'host' },
          whenFull: 'wait',
        },
        async write(choicesUrl) {
          const { key, hash } = newKey(client.host_id)
          await addKey(context.db, client, hash, KEYS_KEPT)
          return {
            content: clientContent({
              host: personOf(host),
              topic: client.topic,
              link: linkWith(context, key),
              until: client.ends_at.getTime(),
              page: pageOf(context, host),
              choicesUrl,
            }),
          }
        },
      },
    ]
  },
)
