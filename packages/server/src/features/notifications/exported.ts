import type { ExportPart } from '../exports/events.ts'
import { hostMails } from './muted.ts'

/** Which mails the host gets. */
export const notificationsPart: ExportPart = {
  name: 'notifications',
  tables: ['muted_mails', 'watched_mails'],
  rows: async (context, host) => [await hostMails(context, host)],
}
