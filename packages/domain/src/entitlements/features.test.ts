import { describe, expect, test } from 'vitest'
import { TIERS } from '../pricing/index.ts'
import {
  allows,
  entitlementOf,
  FEATURES,
  featuresOf,
  NO_PLAN,
  withEveryFeature,
  withGrantedFeatures,
  withMinutes,
} from './index.ts'

const slugs = FEATURES.map(({ slug }) => slug)

test('each feature has a slug and a text of its own, and at least one plan', () => {
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(new Set(FEATURES.map(({ text }) => text)).size).toBe(slugs.length)
  for (const { plans } of FEATURES) expect(plans.length).toBeGreaterThan(0)
})

describe.each(FEATURES)('$slug', ({ slug, plans }) => {
  test('is known to a trial, whatever was written down when it began', () => {
    expect(allows({ configs: withEveryFeature([]) }, slug)).toBe(true)
    const refused = [{ slug, data: 'no', popup: slug }]
    expect(withEveryFeature(refused).filter((config) => config.slug === slug)).toEqual([
      { slug, data: 'yes', popup: null },
    ])
  })

  test.each(TIERS)('comes with %s where that plan names it', (tier) => {
    const bought = { planType: `${tier}_monthly`, quantity: 1_000, status: 'active' }
    const entitlement = entitlementOf({ ...bought, unpaidSince: null, isTakenBack: false }, 0)
    const isIncluded = (plans as readonly string[]).includes(tier)
    expect(allows(entitlement, slug)).toBe(isIncluded)
    expect(featuresOf(tier).some((feature) => feature.slug === slug)).toBe(isIncluded)
  })

  test('is locked without a plan', () => expect(allows(NO_PLAN, slug)).toBe(false))
})

test('a trial keeps what else it has', () => {
  const minutes = { slug: 'dynamic-videos-minutes', data: '20', popup: null }
  expect(withEveryFeature([minutes])).toContainEqual(minutes)
})

test('minutes are one entry, and none where there is no limit', () => {
  const before = { slug: 'dynamic-videos-minutes', data: '20', popup: null }
  expect(withMinutes([before], 1_000)).toEqual([{ ...before, data: '1000' }])
  expect(withMinutes([before], null)).toEqual([])
})

test.each(['business', 'business_monthly', 'lite', 'essential', 'professional'])(
  'who was granted %s has videos, whatever is written down',
  (plan) => {
    const configs = withGrantedFeatures(plan, [])
    for (const slug of ['dynamic-videos', 'screencast'] as const) expect(allows({ configs }, slug)).toBe(true)
  },
)

test.each(['entry_monthly', 'connect', 'Free'])('the plan %s gets nothing granted', (plan) =>
  expect(withGrantedFeatures(plan, [])).toEqual([]),
)
