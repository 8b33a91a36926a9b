import { CURRENCY } from '@scheduling/domain/pricing'
import type { Stripe } from 'stripe'
import type { Payments } from '../payments.ts'
import { putCatalog } from './catalog.ts'
import { ALL, PAGE } from './lists.ts'
import { once } from './once.ts'
import { BILLING_MODE, discountsParam } from './parameters.ts'
import type { Prices } from './prices.ts'
import { readBill, readCode, readPaidUntil } from './wire.ts'

type Pricing = Pick<Payments, 'previewChange' | 'preview' | 'findCode' | 'taxRate' | 'putCatalog'>

/** What a plan costs before it is bought: previews, codes, taxes. */
export function stripePricing(stripe: Stripe, prices: Prices): Pricing {
  return {
    previewChange: async ({ id, itemId }, { planType, quantity, countedAt, discount }) => {
      const invoice = await stripe.invoices.createPreview({
        subscription: id,
        subscription_details: {
          items: [{ id: itemId, price: await prices.of(planType), quantity }],
          proration_behavior: 'always_invoice',
          ...(countedAt !== undefined && { proration_date: countedAt }),
        },
        ...discountsParam(discount),
      })
      return { bill: readBill(invoice), paidUntil: readPaidUntil(invoice) }
    },
    preview: async ({ planType, quantity, promotionCodeId, taxRateIds }) => {
      const items = [{ price: await prices.of(planType), quantity }]
      const invoice = await stripe.invoices.createPreview({
        currency: CURRENCY,
        subscription_details: { items, default_tax_rates: [...taxRateIds], billing_mode: BILLING_MODE },
        ...(promotionCodeId !== null && { discounts: [{ promotion_code: promotionCodeId }] }),
      })
      return invoice.total
    },
    findCode: async (code) => {
      await prices.learn()
      const { data } = await stripe.promotionCodes.list({
        code,
        active: true,
        limit: 1,
        expand: ['data.promotion.coupon.applies_to'],
      })
      return data[0] ? readCode(data[0]) : null
    },
    taxRate: async (country, percentage) => {
      const rates = await stripe.taxRates.list({ ...PAGE, active: true }).autoPagingToArray(ALL)
      const known = rates.find((rate) => rate.country === country && rate.percentage === percentage)
      if (known) return known.id
      const given = { country, percentage, display_name: 'VAT', inclusive: false }
      const key = `tax-${country}-${percentage}`
      return (await once(key, async (options) => stripe.taxRates.create(given, options))).id
    },
    putCatalog: async () => {
      prices.forget()
      return putCatalog(stripe)
    },
  }
}
