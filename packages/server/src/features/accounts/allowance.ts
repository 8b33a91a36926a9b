import type { Context } from '../../context.ts'
import { hostById } from './store.ts'

/** How many events, embeds and pendings the host's plan allows; null is unlimited. */
export async function eventNumbersOf(context: Context, hostId: string): Promise<number | null> {
  const host = await hostById(context.db, hostId)
  return host?.event_numbers ?? null
}
