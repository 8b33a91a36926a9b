import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalog.ts'

/** A message that the embedded catcher took, as it came over SMTP. */
interface CaughtMailRow {
  id: Generated<string>
  received_at: Date
  sender: string
  recipients: string[]
  raw: Buffer
}

export interface MailboxTables {
  caught_mails: CaughtMailRow
}

export const TABLES: KindsOf<MailboxTables> = {
  caught_mails: 'machinery',
}

declare module '../../database/schema.ts' {
  interface Database extends MailboxTables {}
}
