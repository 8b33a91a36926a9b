import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { BillingNews } from './events.ts'
import { BILLING_NEWS } from './events.ts'
import { noteTold } from './store.ts'

/** Mails the host, and adds a line to the billing history if no invoice shows it. Repeat: nobody is told twice. */
export async function tellOnce(
  { clock, events }: Context,
  trx: Transaction<Database>,
  news: BillingNews,
): Promise<void> {
  const isFirst = await noteTold(trx, news, new Date(clock.now()))
  if (isFirst) await events.record(trx, BILLING_NEWS, news)
}
