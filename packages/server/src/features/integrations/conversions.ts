import type { Conversions } from '@scheduling/contract'
import { slugProblem } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { trackingIdsOf } from './store.ts'

// What the public pages need of integrations, apart from their operations.

export async function conversionsOf(context: Context, ownerLink: string): Promise<Conversions> {
  // What can be nobody's address is not looked for; PostgreSQL would refuse some of it.
  const isLink = slugProblem(ownerLink, 'owner') === undefined
  const ids = new Map(isLink ? await trackingIdsOf(context.db, ownerLink) : [])
  const google = [ids.get('ga4'), ids.get('gtag')].filter((id) => id !== undefined)
  return { google, meta: ids.get('fpixel') ?? null }
}
