import type { Discount, Line, Price, Subscription } from './objects.ts'
import type { World } from './world.ts'

/** Of a quantity: https://docs.stripe.com/products-prices/pricing-models#tiered-pricing */
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

/** In seconds; a month that lacks the day ends on its last. */
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
  total: number
}

/** Percentages are of each line; amounts are of the lines that are no proration. Both keep to their products. */
export function totalsOf(
  world: World,
  lines: readonly Omit<Line, 'discount'>[],
  discounts: readonly Pick<Discount, 'source'>[],
  taxRates: readonly string[],
): Totals {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  let left = [...lines].map((line) => ({ ...line, discount: 0 }))
  for (const { source } of discounts) {
    const { percent_off, amount_off, applies_to } = world.get('coupon', source.coupon)
    let amount = amount_off ?? 0
    left = left.map((line) => {
      if (applies_to && !applies_to.products.includes(world.get('price', line.price).product)) return line
      const rest = line.amount - line.discount
      if (percent_off !== null) return { ...line, discount: line.discount + percentOf(rest, percent_off) }
      const taken = line.isProration ? 0 : Math.min(amount, Math.max(0, rest))
      amount -= taken
      return { ...line, discount: line.discount + taken }
    })
  }
  const discount = left.reduce((sum, line) => sum + line.discount, 0)
  const tax = taxRates
    .map((id) => world.get('tax_rate', id).percentage)
    .reduce((sum, percentage) => sum + rounded(((subtotal - discount) * percentage) / 100), 0)
  return { lines: left, subtotal, discount, tax, total: subtotal - discount + tax }
}

/** Half a cent stays with whoever sells; percentages have two places. */
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

/** For what is left of the period: the old is given back, the new is paid. */
export function prorations(
  world: World,
  { item, period }: Pick<Subscription, 'item' | 'period'>,
  to: Change,
  at: number,
): Omit<Line, 'discount'>[] {
  const [from, next] = [world.get('price', item.price), world.get('price', to.price)]
  const left = (period.end - at) / (period.end - period.start)
  const isNewPeriod = from.recurring.interval !== next.recurring.interval
  const rest = { start: at, end: period.end }
  const whole = isNewPeriod ? periodAfter(at, next) : rest
  return [
    {
      id: world.newId('il'),
      amount: -rounded(amountOf(from, item.quantity) * left),
      description: `Unused time on ${item.quantity} × ${nameOf(world, from)}`,
      period: rest,
      isProration: true,
      price: from.id,
      quantity: item.quantity,
    },
    {
      id: world.newId('il'),
      amount: rounded(amountOf(next, to.quantity) * (isNewPeriod ? 1 : left)),
      description: isNewPeriod
        ? `${to.quantity} × ${nameOf(world, next)}`
        : `Remaining time on ${to.quantity} × ${nameOf(world, next)}`,
      period: whole,
      isProration: !isNewPeriod,
      price: next.id,
      quantity: to.quantity,
    },
  ]
}

export function wholeLine(
  world: World,
  { price, quantity }: Change,
  period: { start: number; end: number },
): Omit<Line, 'discount'> {
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
