import { expect, test } from 'vitest'
import type { DiscountPlace, DiscountTerms, PlanType } from './index.ts'
import { isOnBlackFriday, isRetained, isDiscountValid, PLAN_TYPES, retentionOf } from './index.ts'

const NOON = Date.UTC(2026, 10, 27, 12)
const place = (change: Partial<DiscountPlace> = {}): DiscountPlace => ({
  planType: 'growth_monthly',
  isRunning: false,
  now: NOON,
  blackFridayUntil: NOON + 1,
  host: { hadOffers: [], hasPaid: false },
  ...change,
})
const RETENTION: DiscountTerms = { offer: 'retention', plans: ['growth_monthly'], months: 3 }
const FRIDAY: DiscountTerms = { offer: 'black_friday', plans: ['growth_monthly'], months: 3 }
const WELCOME: DiscountTerms = { offer: 'welcome', plans: null, months: null }
const THREE_MONTHS: DiscountTerms = { offer: null, plans: null, months: 3 }
const A_YEAR: DiscountTerms = { offer: null, plans: null, months: 12 }
const ONCE_OR_ALWAYS: DiscountTerms = { offer: null, plans: null, months: null }

const MONTHLY: PlanType[] = ['entry_monthly', 'growth_monthly', 'agency_monthly']

test.each<[name: string, terms: DiscountTerms, plans: readonly PlanType[]]>([
  ['the offer to stay', RETENTION, ['growth_monthly']],
  ['Black Friday', FRIDAY, ['growth_monthly']],
  ['the first payment', WELCOME, PLAN_TYPES],
  ['three months of an operator', THREE_MONTHS, MONTHLY],
  ['a year of an operator', A_YEAR, PLAN_TYPES],
  ['once or always, of an operator', ONCE_OR_ALWAYS, PLAN_TYPES],
])('%s stands on its plans alone, given or running', (_name, terms, plans) => {
  for (const isRunning of [false, true])
    expect(PLAN_TYPES.filter((planType) => isDiscountValid(terms, place({ planType, isRunning })))).toEqual(
      plans,
    )
})

test('Black Friday is given until it ends, and goes on afterwards', () => {
  for (const blackFridayUntil of [NOON, undefined]) {
    expect(isDiscountValid(FRIDAY, place({ blackFridayUntil }))).toBe(false)
    expect(isDiscountValid(FRIDAY, place({ blackFridayUntil, isRunning: true }))).toBe(true)
  }
})

test('an offer is given to a host once', () => {
  for (const terms of [RETENTION, FRIDAY, WELCOME]) {
    const host = { hadOffers: terms.offer === null ? [] : [terms.offer], hasPaid: false }
    expect(isDiscountValid(terms, place({ host }))).toBe(false)
    expect(isDiscountValid(terms, place({ host, isRunning: true }))).toBe(true)
  }
})

test('the first payment is the first', () => {
  const host = { hadOffers: [], hasPaid: true }
  expect(isDiscountValid(WELCOME, place({ host }))).toBe(false)
  expect(isDiscountValid(THREE_MONTHS, place({ host }))).toBe(true)
})

test('who stays pays half of three months, however they pay', () => {
  expect(retentionOf('growth_monthly')).toEqual({ percentOff: 50, months: 3 })
  expect(retentionOf('growth_yearly')).toEqual({ percentOff: 12.5, months: null })
  expect(PLAN_TYPES.filter(isRetained)).toEqual(['growth_monthly', 'growth_yearly'])
})

test('Black Friday is on the plan whose column shows it', () => {
  expect(PLAN_TYPES.filter(isOnBlackFriday)).toEqual(['growth_monthly'])
})
