import { PLAN_TYPES } from '@scheduling/domain/pricing'
import type { PlanType } from '@scheduling/domain/pricing'
import type { Stripe } from 'stripe'
import { ProviderError } from '../provider.ts'
import { putCatalog } from './catalog.ts'
import { PAGE } from './lists.ts'

/** The provider's price for each plan. */
export interface Prices {
  /** Loaded once. If our table has a plan that the provider does not know, updates the provider first. */
  learn: () => Promise<ReadonlyMap<string, string>>
  of: (planType: PlanType) => Promise<string>
  /** The next call loads them again. */
  forget: () => void
}

export function openPrices(stripe: Stripe): Prices {
  let prices: Promise<ReadonlyMap<string, string>> | undefined
  const learn = async (): Promise<ReadonlyMap<string, string>> => {
    prices ??= knownPrices(stripe).catch((error: unknown) => {
      prices = undefined
      throw error
    })
    return prices
  }
  return {
    learn,
    async of(planType) {
      const id = (await learn()).get(planType)
      if (!id) throw new ProviderError('not_found', `no price ${planType}`)
      return id
    },
    forget() {
      prices = undefined
    },
  }
}

async function knownPrices(stripe: Stripe): Promise<ReadonlyMap<string, string>> {
  await putCatalog(stripe)
  const { data } = await stripe.prices.list({ ...PAGE, lookup_keys: [...PLAN_TYPES], active: true })
  return new Map(
    data.flatMap(({ id, lookup_key }) => (lookup_key === null ? [] : [[lookup_key, id] as const])),
  )
}
