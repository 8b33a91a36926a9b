import { duty } from '../../../../jobs/duty.ts'
import { findHost } from '../../../accounts/hosts.ts'
import type { ExportReady } from '../../../exports/events.ts'
import { EXPORT_READY } from '../../../exports/events.ts'
import { newestExport } from '../../../exports/operations.ts'
import { deliver } from '../../deliver.ts'
import type { PostOffice } from '../../post-office.ts'
import { isOpen, officeOf } from '../../post-office.ts'
import { personOf } from '../people.ts'
import { exportReadyContent } from './content.ts'

export const exportReadyMail = duty(
  EXPORT_READY,
  (context, ready) => sendExportReady(officeOf(context), ready),
  isOpen,
)

/** Only to an address that is known to be the host's own. Repeat, and where it was fetched already: sends nothing. */
async function sendExportReady(office: PostOffice, { hostId, exportId }: ExportReady): Promise<void> {
  const { context, mailer, renderMail } = office
  const [host, newest] = await Promise.all([findHost(context, hostId), newestExport(context, hostId)])
  if (!host?.opened_at || newest?.id !== exportId || newest.state !== 'ready') return
  const key = { hostId, eventId: exportId, recipient: host.email, kind: 'export_ready' }
  const content = exportReadyContent({
    reader: personOf(host),
    until: newest.until.getTime(),
    exportUrl: `${context.config.publicUrl}/settings/export`,
  })
  await deliver(context, mailer, key, null, async () => ({
    ...(await renderMail(content)),
    to: { name: host.name, address: host.email },
    language: host.language,
  }))
}
