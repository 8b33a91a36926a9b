import type { Form } from './form.ts'
import { choiceOf, integerOf, listOf, partOf, textOf } from './form.ts'
import type { Discount, PromotionCode, Subscription, SubscriptionItem } from './objects.ts'
import { wrongRequest } from './refusal.ts'
import type { World } from './world.ts'

// Reads or refuses the parameters of calls about subscriptions.

export function itemIn(world: World, form: Form, present: SubscriptionItem | undefined): SubscriptionItem {
  const items = listOf(form, 'items') ?? []
  const [first] = items as Form[]
  if (!first || items.length !== 1) throw wrongRequest('The stand-in takes one item', 'items')
  const id = textOf(first, 'id')
  if (present && id !== present.id)
    throw wrongRequest(
      'Without its id another item would be added, which the stand-in does not',
      'items[0][id]',
    )
  const price = textOf(first, 'price') ?? present?.price ?? ''
  if (!world.get('price', price, 'items[0][price]').active)
    throw wrongRequest(`The price specified is inactive: ${price}`, 'items[0][price]')
  const quantity = integerOf(first, 'quantity') ?? present?.quantity ?? 1
  if (quantity < 1) throw wrongRequest('Invalid quantity', 'items[0][quantity]')
  return { id: present?.id ?? world.newId('si'), price, quantity }
}

export function methodIn(world: World, form: Form, customer: string): string | undefined {
  const id = textOf(form, 'default_payment_method')
  if (id === undefined) return undefined
  if (world.get('payment_method', id, 'default_payment_method').customer !== customer)
    throw wrongRequest('The customer does not have a payment method with this ID.', 'default_payment_method')
  return id
}

export function taxRatesIn(world: World, form: Form): string[] | undefined {
  return listOf(form, 'default_tax_rates')?.map(
    (id) => world.get('tax_rate', id as string, 'default_tax_rates').id,
  )
}

export function discountsIn(
  world: World,
  form: Form,
  { id, customer }: Subscription,
): Discount[] | undefined {
  return listOf(form, 'discounts')?.map((each) => {
    const given = each as Form
    const known = textOf(given, 'discount')
    if (known) return world.get('discount', known)
    const source = sourceIn(world, given)
    const code = textOf(given, 'promotion_code') ?? null
    if (code !== null) refuseToReturning(world, world.get('promotion_code', code), customer)
    const coupon = world.get('coupon', source.coupon)
    coupon.times_redeemed++
    const start = world.now()
    const end = new Date(start * 1_000)
    end.setUTCMonth(end.getUTCMonth() + (coupon.duration_in_months ?? 0))
    return world.add<Discount>({
      id: world.newId('di'),
      object: 'discount',
      source,
      promotion_code: code,
      start,
      end: coupon.duration === 'repeating' ? end.getTime() / 1_000 : null,
      customer,
      subscription: id,
      timesUsed: 0,
    })
  })
}

/** Some codes are only for customers who have never paid. */
function refuseToReturning(world: World, { restrictions }: PromotionCode, customer: string): void {
  if (!restrictions.first_time_transaction) return
  if (world.all('charge').some((charge) => charge.customer === customer && charge.captured))
    throw wrongRequest(
      'This promotion code cannot be redeemed because the associated customer has prior transactions.',
      'discounts[0][promotion_code]',
    )
}

export function sourceIn(world: World, form: Form): Discount['source'] {
  const code = textOf(form, 'promotion_code')
  const coupon =
    code === undefined
      ? textOf(form, 'coupon')
      : world.get('promotion_code', code, 'discounts[0][promotion_code]').promotion.coupon
  const found = world.get('coupon', coupon ?? '', 'discounts[0][coupon]')
  const isOver = found.redeem_by !== null && found.redeem_by <= world.now()
  if (!found.valid || isOver) throw wrongRequest(`Coupon expired: ${found.id}`, 'coupon', 'coupon_expired')
  return { type: 'coupon', coupon: found.id }
}

/**
 * For a new subscription. Does not support the older mode.
 * https://docs.stripe.com/billing/subscriptions/billing-mode
 */
export function billingModeIn(form: Form): Subscription['billing_mode'] {
  const mode = partOf(form, 'billing_mode') ?? {}
  const type = choiceOf(mode, 'type', ['flexible']) ?? 'flexible'
  const flexible = partOf(mode, 'flexible') ?? {}
  const discounts = choiceOf(flexible, 'proration_discounts', ['included', 'itemized'])
  return { type, flexible: { proration_discounts: discounts ?? 'included' } }
}
