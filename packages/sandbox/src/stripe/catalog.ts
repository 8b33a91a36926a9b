import type { Form } from './form.ts'
import { choiceOf, flagOf, integerOf, listOf, metadataOf, numberOf, partOf, textOf } from './form.ts'
import type { Coupon, Price, Product, PromotionCode, TaxRate } from './objects.ts'
import { missingParam, Refusal, wrongRequest } from './refusal.ts'
import type { World } from './world.ts'
import { kept } from './world.ts'

// Products, prices, coupons and codes.

function idIn(world: World, form: Form, prefix: string): string {
  const id = textOf(form, 'id')
  if (id !== undefined && world.objects.has(id))
    throw new Refusal(400, {
      type: 'invalid_request_error',
      code: 'resource_already_exists',
      message: `An object with the ID ${id} already exists.`,
      param: 'id',
    })
  return id ?? world.newId(prefix)
}

export function createProduct(world: World, form: Form): Product {
  const name = textOf(form, 'name')
  if (!name) throw missingParam('name')
  return world.add({
    ...kept(world, 'prod'),
    id: idIn(world, form, 'prod'),
    metadata: metadataOf(form),
    object: 'product',
    active: true,
    name,
  })
}

export function shownProduct(product: Product): object {
  return {
    ...product,
    default_price: null,
    description: null,
    images: [],
    marketing_features: [],
    package_dimensions: null,
    shippable: null,
    tax_details: null,
    type: 'service',
    updated: product.created,
    url: null,
  }
}

export function createPrice(world: World, form: Form): Price {
  const product = world.get('product', textOf(form, 'product') ?? '', 'product')
  if (choiceOf(form, 'currency', ['usd']) === undefined) throw missingParam('currency')
  const recurring = partOf(form, 'recurring')
  const interval = recurring && choiceOf(recurring, 'interval', ['month', 'year'])
  if (!interval) throw missingParam('recurring[interval]')
  const lookupKey = textOf(form, 'lookup_key') ?? null
  const holder = lookupKey && world.all('price').find(({ lookup_key }) => lookup_key === lookupKey)
  if (holder) {
    if (!flagOf(form, 'transfer_lookup_key'))
      throw wrongRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key')
    holder.lookup_key = null
  }
  const tiers = (listOf(form, 'tiers') ?? []) as Form[]
  return world.add({
    ...kept(world, 'price'),
    metadata: metadataOf(form),
    object: 'price',
    active: true,
    billing_scheme: choiceOf(form, 'billing_scheme', ['per_unit', 'tiered']) ?? 'per_unit',
    currency: 'usd',
    lookup_key: lookupKey,
    nickname: textOf(form, 'nickname') ?? null,
    product: product.id,
    recurring: { interval, interval_count: 1, usage_type: 'licensed', meter: null },
    tiers: tiers.map((tier) => ({
      up_to: textOf(tier, 'up_to') === 'inf' ? null : (integerOf(tier, 'up_to') ?? null),
      unit_amount: integerOf(tier, 'unit_amount') ?? null,
      flat_amount: integerOf(tier, 'flat_amount') ?? null,
    })),
    tiers_mode: choiceOf(form, 'tiers_mode', ['graduated', 'volume']) ?? null,
    unit_amount: integerOf(form, 'unit_amount') ?? null,
  })
}

export function shownPrice({ tiers, ...price }: Price, withTiers = false): object {
  return {
    ...price,
    custom_unit_amount: null,
    recurring: { ...price.recurring, trial_period_days: null },
    tax_behavior: 'unspecified',
    transform_quantity: null,
    type: 'recurring',
    unit_amount_decimal: price.unit_amount === null ? null : String(price.unit_amount),
    ...(withTiers && { tiers }),
  }
}

/** The same under its older name. */
export function shownPlan({ tiers: _tiers, recurring, lookup_key: _key, ...price }: Price): object {
  const { unit_amount, ...plan } = price
  return {
    ...plan,
    ...recurring,
    object: 'plan',
    amount: unit_amount,
    amount_decimal: unit_amount === null ? null : String(unit_amount),
    transform_usage: null,
    trial_period_days: null,
  }
}

export function createCoupon(world: World, form: Form): Coupon {
  const [percentOff, amountOff] = [
    numberOf(form, 'percent_off') ?? null,
    integerOf(form, 'amount_off') ?? null,
  ]
  if ((percentOff === null) === (amountOff === null))
    throw wrongRequest('You must pass either percent_off or amount_off', 'percent_off')
  if (percentOff !== null && !(percentOff > 0 && percentOff <= 100))
    throw wrongRequest('Invalid percent_off', 'percent_off')
  if (amountOff !== null && !textOf(form, 'currency')) throw missingParam('currency')
  const duration = choiceOf(form, 'duration', ['once', 'repeating', 'forever']) ?? 'once'
  const months = integerOf(form, 'duration_in_months') ?? null
  if ((duration === 'repeating') !== (months !== null)) throw missingParam('duration_in_months')
  const applies = partOf(form, 'applies_to')
  const products = applies && listOf(applies, 'products')
  return world.add({
    ...kept(world, 'co'),
    id: idIn(world, form, 'co'),
    metadata: metadataOf(form),
    object: 'coupon',
    amount_off: amountOff,
    percent_off: percentOff,
    currency: amountOff === null ? null : 'usd',
    duration,
    duration_in_months: months,
    max_redemptions: integerOf(form, 'max_redemptions') ?? null,
    name: textOf(form, 'name') ?? null,
    redeem_by: integerOf(form, 'redeem_by') ?? null,
    times_redeemed: 0,
    valid: true,
    ...(products && { applies_to: { products: products.map(String) } }),
  })
}

export function createPromotionCode(world: World, form: Form): PromotionCode {
  const promotion = partOf(form, 'promotion')
  if (!promotion) throw missingParam('promotion')
  const coupon = world.get('coupon', textOf(promotion, 'coupon') ?? '', 'promotion[coupon]')
  const restrictions = partOf(form, 'restrictions') ?? {}
  const code = textOf(form, 'code') ?? world.newId('x').slice(2, 10).toUpperCase()
  if (world.all('promotion_code').some((one) => one.active && one.code.toLowerCase() === code.toLowerCase()))
    throw wrongRequest(`An active promotion code with \`code: ${code}\` already exists.`, 'code')
  return world.add({
    ...kept(world, 'promo'),
    metadata: metadataOf(form),
    object: 'promotion_code',
    active: true,
    code,
    customer: null,
    customer_account: null,
    expires_at: integerOf(form, 'expires_at') ?? null,
    max_redemptions: integerOf(form, 'max_redemptions') ?? null,
    promotion: { type: 'coupon', coupon: coupon.id },
    restrictions: {
      first_time_transaction: flagOf(restrictions, 'first_time_transaction') ?? false,
      minimum_amount: null,
      minimum_amount_currency: null,
    },
    times_redeemed: 0,
  })
}

export function isLive(world: World, code: PromotionCode): boolean {
  const coupon = world.get('coupon', code.promotion.coupon)
  const isOver = (at: number | null) => at !== null && at <= world.now()
  return code.active && coupon.valid && !isOver(code.expires_at) && !isOver(coupon.redeem_by)
}

export function createTaxRate(world: World, form: Form): TaxRate {
  const percentage = numberOf(form, 'percentage')
  const name = textOf(form, 'display_name')
  if (percentage === undefined) throw missingParam('percentage')
  if (!name) throw missingParam('display_name')
  return world.add({
    ...kept(world, 'txr'),
    metadata: metadataOf(form),
    object: 'tax_rate',
    active: true,
    country: textOf(form, 'country') ?? null,
    description: textOf(form, 'description') ?? null,
    display_name: name,
    inclusive: flagOf(form, 'inclusive') ?? false,
    percentage,
  })
}
