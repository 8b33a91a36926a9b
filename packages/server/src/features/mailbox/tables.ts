import type { Generated } from 'kysely'

/** A message that the embedded catcher took, as it came over SMTP. */
interface CaughtMailRow {
  id: Generated<string>
  received_at: Date
  sender: string
  recipients: string[]
  raw: Buffer
}

interface MailboxTables {
  caught_mails: CaughtMailRow
}

declare module '../../database/schema.ts' {
  interface Database extends MailboxTables {}
}
