import { periodAfter, prorations, totalsOf, wholeLine } from './amounts.ts'
import type { Form } from './form.ts'
import { integerOf, listOf, partOf, textOf } from './form.ts'
import { discountsOf, dueOf } from './invoices.ts'
import { shownLine } from './shown-invoice.ts'
import { billingModeIn, itemIn, sourceIn, taxRatesIn } from './subscription-form.ts'
import type { World } from './world.ts'

/** https://docs.stripe.com/api/invoices/create_preview */
export function previewInvoice(world: World, form: Form): object {
  const details = partOf(form, 'subscription_details') ?? {}
  const subscriptionId = textOf(form, 'subscription')
  const now = world.now()
  const subscription = subscriptionId === undefined ? undefined : world.get('subscription', subscriptionId)
  const customerId = subscription?.customer ?? textOf(form, 'customer')
  const customer = customerId === undefined ? undefined : world.get('customer', customerId)
  const item = itemIn(world, details, subscription?.item)
  const at = integerOf(details, 'proration_date') ?? now
  const lines = subscription
    ? prorations(world, subscription, item, at)
    : [wholeLine(world, item, periodAfter(now, world.get('price', item.price)))]
  const named = listOf(form, 'discounts')?.map((each) => ({ source: sourceIn(world, each as Form) }))
  const discounts = named ?? (subscription ? discountsOf(world, subscription.discounts, at) : [])
  const rates = (taxRatesIn(world, details) ?? subscription?.default_tax_rates ?? []).filter(
    () => (customer?.tax_exempt ?? 'none') === 'none',
  )
  const mode = subscription?.billing_mode ?? billingModeIn(details)
  const { tax_rates: _rates, ...totals } = totalsOf(world, lines, { discounts, taxRates: rates, mode })
  const id = `upcoming_in_${world.newId('x').slice(2)}`
  const shown = totals.lines.map((line) => shownLine({ id, subscription: subscription?.id ?? '' }, line))
  return {
    id,
    object: 'invoice',
    ...totals,
    amount_due: customer ? dueOf(totals, customer).due : totals.total,
    currency: 'usd',
    customer: customer?.id ?? null,
    lines: { object: 'list', data: shown, has_more: false, url: '/v1/invoices/upcoming/lines' },
    status: 'draft',
    total_taxes: [
      { amount: totals.tax, tax_behavior: 'exclusive', taxable_amount: totals.subtotal - totals.discount },
    ],
    total_discount_amounts: [{ amount: totals.discount, discount: '' }],
  }
}
