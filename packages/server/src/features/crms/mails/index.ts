import { connectionPath, providerOf } from '@scheduling/contract/providers'
import { addressOf, personOf } from '../../../mail/content/people.ts'
import { ownMail } from '../../../mails.ts'
import { FIELDS_GONE } from '../events.ts'
import { fieldsGoneContent } from './content.ts'

/** Only to an address that the host has confirmed. */
export const fieldsGoneMail = ownMail('owner', FIELDS_GONE, async ({ config }, host, gone) => {
  if (!host.opened_at) return []
  const { provider, fieldNames } = gone
  const content = fieldsGoneContent({
    reader: personOf(host),
    app: providerOf(provider).name,
    fieldNames,
    pageUrl: `${config.publicUrl}${connectionPath(provider)}`,
  })
  return [{ kind: 'crm_fields_gone', to: addressOf(host), write: () => ({ content }) }]
})
