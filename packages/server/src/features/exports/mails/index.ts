import { addressOf, personOf } from '../../../mail/content/people.ts'
import { ownMail } from '../../../mails.ts'
import { EXPORT_READY } from '../events.ts'
import { newestExport } from '../operations.ts'
import { exportReadyContent } from './content.ts'

/** Sent only to an address that is known to be the host's own, and not if the file was fetched already. */
export const exportReadyMail = ownMail('owner', EXPORT_READY, async (context, host, ready) => {
  const { hostId, exportId } = ready
  const newest = await newestExport(context, hostId)
  if (!host.opened_at || newest?.id !== exportId || newest.state !== 'ready') return []
  const content = exportReadyContent({
    reader: personOf(host),
    until: newest.until.getTime(),
    exportUrl: `${context.config.publicUrl}/settings/export`,
  })
  return [{ kind: 'export_ready', to: addressOf(host), write: () => ({ content }) }]
})
