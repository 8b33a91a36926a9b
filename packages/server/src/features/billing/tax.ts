import { countryOf } from '@scheduling/domain/words'
import { taxOf } from '@scheduling/domain/pricing'
import type { Tax } from '@scheduling/domain/pricing'
import type { BillingDetails } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { Payments } from '../../providers/payments.ts'
import { findHost } from '../hosts/operations.ts'
import { detailsOf } from './store.ts'
import { taxRateOf } from './tax-rates.ts'

export interface HostTax extends Tax {
  country: string | null
}

/** The tax by billing address, or else by the host's time zone. It is the same before and in a purchase. */
export async function taxOfHost(context: Context, hostId: HostId): Promise<HostTax> {
  return taxWith(context, hostId, await detailsOf(context.db, hostId))
}

export async function taxWith(
  context: Context,
  hostId: HostId,
  details: BillingDetails | undefined,
): Promise<HostTax> {
  const host = await findHost(context, hostId)
  const country = details?.country_code ?? (host && countryOf(host.time_zone)) ?? null
  const hasValidTaxId = details?.tax_id_status === 'valid'
  const rate = country === null ? 0 : taxRateOf(country, context.clock.now())
  return { ...taxOf({ rate, hasValidTaxId }), country }
}

/** The provider's ids of these rates. */
export async function taxRateIds(payments: Payments, { country, percentage }: HostTax): Promise<string[]> {
  return country === null || percentage === 0 ? [] : [await payments.taxRate(country, percentage)]
}
