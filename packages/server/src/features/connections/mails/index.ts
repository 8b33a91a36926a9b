import { connectionPath, givesCalendars, providerOf } from '@scheduling/contract/providers'
import { addressOf, personOf } from '../../../mail/content/people.ts'
import { ownMail } from '../../../mails.ts'
import { CONNECTION_BROKEN } from '../events.ts'
import { connectionContent } from './content.ts'

/** Only to an address that the host has confirmed. */
export const connectionMail = ownMail('owner', CONNECTION_BROKEN, async ({ config }, host, broken) => {
  if (!host.opened_at) return []
  const { account, provider, how = 'ended' } = broken
  const connectionsUrl = `${config.publicUrl}${connectionPath(provider)}`
  const app = givesCalendars(provider) ? undefined : providerOf(provider).name
  const content = connectionContent({ reader: personOf(host), account, how, app, connectionsUrl })
  return [{ kind: 'connection_broken', to: addressOf(host), write: () => ({ content }) }]
})
