import { expect, test } from 'vitest'
import { DAY } from '../time/time.ts'
import { entitlementOf, isTrialOver, NO_PLAN } from './index.ts'

const NOW = Date.parse('2026-11-24T08:00:00Z')
const paid = {
  planType: 'growth_monthly',
  quantity: 3_000,
  status: 'active',
  unpaidSince: null,
  isTakenBack: false,
}

test('what is paid for is allowed, with as many minutes as were bought', () => {
  const entitlement = entitlementOf(paid, NOW)
  expect(entitlement).toMatchObject({ accountType: 'prime', eventNumbers: null, quantityMinutes: 3_000 })
  expect(entitlement.configs).toContainEqual({ slug: 'dynamic-videos-minutes', data: '3000', popup: null })
  expect(entitlement.configs).toContainEqual({ slug: 'hide-product-name', data: 'yes', popup: null })
})

test.each(['incomplete', 'incomplete_expired', 'canceled', 'unpaid', 'paused'])('%s: nothing', (status) => {
  expect(entitlementOf({ ...paid, status }, NOW)).toBe(NO_PLAN)
})

test('a refused card leaves a week', () => {
  const due = { ...paid, status: 'past_due' }
  expect(entitlementOf({ ...due, unpaidSince: NOW - 7 * DAY + 1 }, NOW).accountType).toBe('prime')
  expect(entitlementOf({ ...due, unpaidSince: NOW - 7 * DAY }, NOW)).toBe(NO_PLAN)
})

test('what went back pays for nothing', () => {
  expect(entitlementOf({ ...paid, isTakenBack: true }, NOW)).toBe(NO_PLAN)
})

test('a plan that is not known allows nothing', () => {
  expect(entitlementOf({ ...paid, planType: 'gold' }, NOW)).toBe(NO_PLAN)
  expect(entitlementOf(undefined, NOW)).toBe(NO_PLAN)
})

test.each([
  ['entry_trial', NOW, true],
  ['entry_trial', NOW + 1, false],
  ['entry_trial', null, false],
  ['entry_monthly', NOW - 1, false],
  ['Free', NOW - 1, false],
])('a trial ends at its moment: %s until %s', (planType, trialEnd, isOver) => {
  expect(isTrialOver({ planType, trialEnd }, NOW)).toBe(isOver)
})
