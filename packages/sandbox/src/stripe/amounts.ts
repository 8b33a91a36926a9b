import type { Discount, Line, Price, Subscription } from './objects.ts'
import type { World } from './world.ts'

/** The price of a quantity: https://docs.stripe.com/products-prices/pricing-models#tiered-pricing */
export function amountOf(
  { billing_scheme, unit_amount, tiers, tiers_mode }: Price,
  quantity: number,
): number {
  if (billing_scheme === 'per_unit') return (unit_amount ?? 0) * quantity
  const reached = tiers.findIndex(({ up_to }) => up_to === null || quantity <= up_to)
  const counted = (index: number) => {
    if (tiers_mode === 'volume') return index === reached ? quantity : 0
    const from = tiers[index - 1]?.up_to ?? 0
    return Math.max(0, Math.min(quantity, tiers[index]?.up_to ?? Infinity) - from)
  }
  return tiers.reduce((sum, { unit_amount: each, flat_amount: flat }, index) => {
    const units = counted(index)
    return units === 0 ? sum : sum + units * (each ?? 0) + (flat ?? 0)
  }, 0)
}

/** In seconds. If a month lacks the day, the period ends on the month's last day. */
export function periodAfter(
  start: number,
  { recurring }: Price,
  anchor = start,
): { start: number; end: number } {
  const end = new Date(start * 1_000)
  const day = new Date(anchor * 1_000).getUTCDate()
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + (recurring.interval === 'year' ? 12 : 1))
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(day, last))
  return { start, end: end.getTime() / 1_000 }
}

export interface Totals {
  lines: Line[]
  subtotal: number
  discount: number
  tax: number
  tax_rates: string[]
  total: number
}

/** A refund uses the discount and tax rates of the original payment. */
export type NewLine = Omit<Line, 'discount' | 'taxRates'> & Partial<Pick<Line, 'discount' | 'taxRates'>>

interface Taken {
  discounts: readonly Pick<Discount, 'source'>[]
  taxRates: string[]
  mode: Subscription['billing_mode']
}

/**
 * Percentages apply to each line, amounts only to lines that are not prorations. Both only apply to their
 * products.
 */
export function totalsOf(
  world: World,
  added: readonly NewLine[],
  { discounts, taxRates, mode }: Taken,
): Totals {
  let lines: Line[] = added.map((line) => ({ discount: 0, taxRates, ...line }))
  for (const { source } of discounts) {
    const { percent_off, amount_off, applies_to } = world.get('coupon', source.coupon)
    let amount = amount_off ?? 0
    lines = lines.map((line) => {
      if (line.amount < 0) return line
      if (applies_to && !applies_to.products.includes(world.get('price', line.price).product)) return line
      const rest = line.amount - line.discount
      if (percent_off !== null) return { ...line, discount: line.discount + percentOf(rest, percent_off) }
      const taken = line.isProration ? 0 : Math.min(amount, Math.max(0, rest))
      amount -= taken
      return { ...line, discount: line.discount + taken }
    })
  }
  if (mode.flexible.proration_discounts === 'included') lines = lines.map(withoutDiscount)
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const discount = lines.reduce((sum, line) => sum + line.discount, 0)
  const rates = [...new Set(lines.flatMap((line) => line.taxRates))]
  const tax = rates.reduce((sum, rate) => sum + taxOf(world, lines, rate), 0)
  return { lines, subtotal, discount, tax, tax_rates: rates, total: subtotal - discount + tax }
}

/** Then prorations are amounts after discount. https://docs.stripe.com/billing/subscriptions/billing-mode */
function withoutDiscount(line: Line): Line {
  return line.isProration ? { ...line, amount: line.amount - line.discount, discount: 0 } : line
}

function taxOf(world: World, lines: readonly Line[], rate: string): number {
  const taxed = lines.filter(({ taxRates }) => taxRates.includes(rate))
  const base = taxed.reduce((sum, { amount, discount }) => sum + amount - discount, 0)
  return rounded((base * world.get('tax_rate', rate).percentage) / 100)
}

/** Half a cent goes to the seller. Percentages have two decimals. */
function percentOf(cents: number, percent: number): number {
  return cents - rounded((cents * (10_000 - Math.round(percent * 100))) / 10_000)
}

function rounded(cents: number): number {
  return Math.sign(cents) * Math.round(Math.abs(cents))
}

interface Change {
  price: string
  quantity: number
}

/** For the rest of the period: refunds that part of the old plan and charges the new one. */
export function prorations(world: World, subscription: Subscription, to: Change, at: number): NewLine[] {
  const { item, period } = subscription
  const [from, next] = [world.get('price', item.price), world.get('price', to.price)]
  const left = (period.end - at) / (period.end - period.start)
  const isNewPeriod = from.recurring.interval !== next.recurring.interval
  return [
    ...givenBack(world, subscription, at),
    {
      id: world.newId('il'),
      amount: rounded(amountOf(next, to.quantity) * (isNewPeriod ? 1 : left)),
      description: isNewPeriod
        ? `${to.quantity} × ${nameOf(world, next)}`
        : `Remaining time on ${to.quantity} × ${nameOf(world, next)}`,
      period: isNewPeriod ? periodAfter(at, next) : { start: at, end: period.end },
      isProration: !isNewPeriod,
      price: next.id,
      quantity: to.quantity,
    },
  ]
}

/**
 * https://docs.stripe.com/billing/subscriptions/prorations#credit-prorations: based on what was paid, including
 * discount and tax.
 */
function givenBack(world: World, { id, item }: Subscription, at: number): NewLine[] {
  const paid = world
    .all('invoice')
    .filter(({ subscription, status }) => subscription === id && status === 'paid')
    .flatMap(({ lines }) => lines)
    .find(
      ({ amount, price, quantity, period: { start, end } }) =>
        amount >= 0 && price === item.price && quantity === item.quantity && start <= at && at < end,
    )
  if (!paid) return []
  const { start, end } = paid.period
  const left = (end - at) / (end - start)
  return [
    {
      ...paid,
      id: world.newId('il'),
      amount: -rounded(paid.amount * left),
      discount: 0 - rounded(paid.discount * left),
      description: `Unused time on ${item.quantity} × ${nameOf(world, world.get('price', item.price))}`,
      period: { start: at, end },
      isProration: true,
    },
  ]
}

export function wholeLine(
  world: World,
  { price, quantity }: Change,
  period: { start: number; end: number },
): NewLine {
  const found = world.get('price', price)
  return {
    id: world.newId('il'),
    amount: amountOf(found, quantity),
    description: `${quantity} × ${nameOf(world, found)}`,
    period,
    isProration: false,
    price,
    quantity,
  }
}

function nameOf(world: World, { product, recurring }: Price): string {
  return `${world.get('product', product).name} (per ${recurring.interval})`
}
