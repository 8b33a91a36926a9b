import type { Kysely, Transaction } from 'kysely'
import type { AbuseTables } from '../features/abuse/tables.ts'
import type { AccountTables } from '../features/accounts/tables.ts'
import type { ActivityTables } from '../features/activity/tables.ts'
import type { AvailabilityTables } from '../features/availability/tables.ts'
import type { BookingTables } from '../features/bookings/tables.ts'
import type { EmbedTables } from '../features/embeds/tables.ts'
import type { EventTypeTables } from '../features/event-types/tables.ts'
import type { HoldTables } from '../features/holds/tables.ts'
import type { IntegrationTables } from '../features/integrations/tables.ts'
import type { MailboxTables } from '../features/mailbox/tables.ts'
import type { NotificationTables } from '../features/notifications/tables.ts'
import type { WebhookTables } from '../features/webhooks/tables.ts'

/** Every table, by the capability that owns it. */
export interface Database
  extends
    AbuseTables,
    AccountTables,
    ActivityTables,
    AvailabilityTables,
    BookingTables,
    EmbedTables,
    EventTypeTables,
    HoldTables,
    IntegrationTables,
    MailboxTables,
    NotificationTables,
    WebhookTables {
  secrets: { name: string; value: Buffer }
}

/** Inside a transaction or not. */
export type Db = Kysely<Database> | Transaction<Database>
